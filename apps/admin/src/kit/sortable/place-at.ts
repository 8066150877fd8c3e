/** Where an entry lies along the list, in pixels. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Tells the place that a dragged entry would have if it were let go at `y`: that of the entry whose middle it passed
 * last.
 */
export function placeAt(y: number, from: number, entries: readonly Extent[]): number {
  const middle = ({ top, bottom }: Extent) => (top + bottom) / 2;
  const before = entries.findIndex((entry, at) => at < from && y < middle(entry));
  if (before >= 0) return before;
  const after = entries.findLastIndex((entry, at) => at > from && y > middle(entry));
  return after >= 0 ? after : from;
}
