/** A viewer is a seat, the spectators (null), or everyone: of a finished game, with the eyes of whoever chooses. */
export const EVERYONE = -1;

export const inAddress = (viewer: number): string => (viewer === EVERYONE ? 'all' : String(viewer));
