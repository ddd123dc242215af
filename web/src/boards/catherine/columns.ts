import type { CatherineColumn, CatherineOwn } from '../../lib/wire.ts';

/** A column of a display as it is drawn: cards still being laid are `fresh`. */
export interface DrawnColumn {
  card: string;
  below: string | null;
  fresh: boolean;
  belowFresh: boolean;
  /** Whether the card below, or the one that waits for its place, sets the card above off. */
  match: boolean;
  /** Whether the card that waits for its place could go here. */
  asked: boolean;
}

/** The columns of a display, with what its seat is laying in private. */
export function drawnColumns(columns: readonly CatherineColumn[], own: CatherineOwn | null): DrawnColumn[] {
  const laid = columns.map((column) => ({ ...column, fresh: false, belowFresh: false, asked: false }));
  if (!own) return laid;
  const added = own.row.map((card) => ({
    card,
    below: null,
    match: false,
    fresh: true,
    belowFresh: false,
    asked: false,
  }));
  return [...laid, ...added].map((column) => withTucked(column, own));
}

function withTucked(column: DrawnColumn, own: CatherineOwn): DrawnColumn {
  if (!own.tucked || column.below) return column;
  const match = own.fits.includes(column.card);
  if (own.below === null) return { ...column, match, asked: true };
  return own.below === column.card ? { ...column, below: own.tucked, belowFresh: true, match } : column;
}
