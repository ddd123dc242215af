/** The games that have a lesson at `/learn/GAME`. */
export const LEARN: readonly string[] = ['royals', 'catherine', 'first-tsar', 'potemkin'];
