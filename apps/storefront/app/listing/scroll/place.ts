/** Where one was in a listing: a product, and how far below the window's upper edge its card began, in CSS pixels. */
export interface Place {
  readonly product: string;
  readonly top: number;
}

/** Where the browser keeps places: for this shop and tab, until the end of the visit. */
const STORE = 'listing-places';

/** Entries of the history whose places are remembered; older ones are forgotten. */
const MAX_PLACES = 50;

/** Remembers a place for an entry of the history, by its key. */
export function keepPlace(entry: string, place: Place): void {
  const others = readPlaces().filter(([key]) => key !== entry);
  // A browser may refuse to keep anything; then one returns to the top of the right page.
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...others, [entry, place]].slice(-MAX_PLACES)));
  } catch {}
}

export function keptPlace(entry: string): Place | undefined {
  return readPlaces().find(([key]) => key === entry)?.[1];
}

function readPlaces(): [string, Place][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { product, top }: Partial<Record<keyof Place, unknown>> = entry[1] ?? {};
  return typeof product === 'string' && typeof top === 'number';
}
