/** Consecutive moments of the same seat; -1 is the table itself. */
export interface Turn {
  seat: number;
  first: number;
  last: number;
}

export function turnsOf(moments: readonly { seat: number }[]): Turn[] {
  const turns: Turn[] = [];
  moments.forEach(({ seat }, moment) => {
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.last = moment;
    else turns.push({ seat, first: moment, last: moment });
  });
  return turns;
}

/** Which turn a moment belongs to. */
export function turnAt(turns: readonly Turn[], moment: number): number {
  return turns.findLastIndex((turn) => turn.first <= moment);
}

/** Where the next turn begins, or this one, or, from its beginning, the one before. */
export function nextTurn(turns: readonly Turn[], moment: number): number {
  return turns[turnAt(turns, moment) + 1]?.first ?? turns.at(-1)?.last ?? moment;
}

export function previousTurn(turns: readonly Turn[], moment: number): number {
  return turns.findLast((turn) => turn.first < moment)?.first ?? 0;
}

/** A stretch of the game that has a name, such as a period. */
export interface Chapter {
  name: string;
  first: number;
  last: number;
}

export function chaptersOf(names: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  names.forEach((name, moment) => {
    const chapter = chapters.at(-1);
    if (chapter?.name === name) chapter.last = moment;
    else chapters.push({ name, first: moment, last: moment });
  });
  return chapters;
}
