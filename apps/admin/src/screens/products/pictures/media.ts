/** A picture or film of a product, as its form holds it. */
export interface Medium {
  /** The name of the master; of a film of its poster. */
  readonly file: string;
  readonly kind: 'image' | 'video';
  /** The address of a film at its provider. */
  readonly video: string | null;
  /** What it shows. */
  readonly alt: string;
}

/** The most pictures and films of one product. */
export const MOST_MEDIA = 50;

/** Longest text of a picture. */
export const ALT_LENGTH = 255;

/** Pictures that nobody has said what they show. A film has its title at its provider. ADM-137 */
export const lacksText = ({ kind, alt }: Medium): boolean => kind === 'image' && alt.trim() === '';

/** Where the next picture without a text is after `at`, from the beginning again; -1 where all others have one. */
export function nextWithoutText(media: readonly Medium[], at: number): number {
  const found = media.flatMap((medium, index) => (index !== at && lacksText(medium) ? [index] : []));
  return found.find((index) => index > at) ?? found[0] ?? -1;
}

/**
 * Puts a picture that has arrived among the others: those that were sent together stand in the order in which they were
 * taken, however fast each was, and after what was there. One that is among them already stays where it is.
 * @param sent the number of each picture that was sent from this page, by its file
 */
export function withArrived(
  media: readonly Medium[],
  file: string,
  sent: ReadonlyMap<string, number>,
): readonly Medium[] {
  if (media.some((medium) => medium.kind === 'image' && medium.file === file)) return media;
  const number = sent.get(file) ?? Number.POSITIVE_INFINITY;
  const later = media.findIndex((medium) => (sent.get(medium.file) ?? 0) > number);
  const arrived: Medium = { file, kind: 'image', video: null, alt: '' };
  return later < 0 ? [...media, arrived] : media.toSpliced(later, 0, arrived);
}

/** Tells each apart from the others: a file may be there as a picture, as the poster of a film, or twice. */
export function keysOf(media: readonly Medium[]): readonly string[] {
  const seen = new Map<string, number>();
  return media.map(({ kind, file }) => {
    const key = `${kind} ${file}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? key : `${key} ${times}`;
  });
}
