import catherine from 'icon:queen-crown';
import firstTsar from 'icon:saint-basil-cathedral';
import potemkin from 'icon:drama-masks';
import royals from 'icon:throne-king';

/** One symbol for each game. */
export const EMBLEMS: Record<string, string> = { royals, catherine, 'first-tsar': firstTsar, potemkin };
