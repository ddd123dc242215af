import type { ComponentSet } from '../lib/wire.ts';
import { t } from '../words/index.ts';

const BOX = /^box-[0-9a-f]{24}$/;

/** Whether a set is a box that somebody has made. */
export const isOwnBox = ({ name }: ComponentSet): boolean => BOX.test(name);

/** What a set is called at a table. Whoever makes a box titles it, so nobody takes one for a set that everybody has. */
export const setTitle = (set: ComponentSet): string => (isOwnBox(set) ? t().table.ownBox(set.title) : set.title);
