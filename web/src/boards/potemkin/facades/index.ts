import type { Type } from '../symbols.ts';
import { culture } from './culture.ts';
import { espionage } from './espionage.ts';
import { government } from './government.ts';
import { industry } from './industry.ts';
import type { Drawing } from './pen.ts';
import { science } from './science.ts';

/**
 * The five stage flats: each is known by its roof alone, and all leave the upper right corner free for what stands
 * behind.
 */
export const FACADES: Record<Type, Drawing> = { culture, espionage, government, industry, science };
