/** The sheet that `maps/vignettes.ts` draws on. */
export const WIDTH = 342;
export const HEIGHT = 172;
