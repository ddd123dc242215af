/** The games that have a tutorial at `/learn/GAME`. */
export const TUTORIALS: readonly string[] = ['royals', 'catherine', 'first-tsar', 'potemkin'];
