import { type Kind, kindOf } from './mutations.ts';

/** What a field was, as far as mutations ask for it. */
export interface Values {
  readonly kinds: ReadonlySet<Kind>;
  /** The first texts and numbers that say something, of which two tell that there is more than one. */
  readonly told: ReadonlySet<string>;
}

/** What fields were, by their ids. */
export type Seen = Map<string, Values>;

const NONE: Values = { kinds: new Set(), told: new Set() };
/** A text is told from another by its beginning. */
const LENGTH = 80;

/** Notes what a field was. */
export function noteValue(seen: Seen, field: string, value: unknown): void {
  const kind = kindOf(value);
  const told = kind === 'text' || kind === 'number' ? [String(value).slice(0, LENGTH)] : [];
  const known = seen.get(field) ?? NONE;
  const isKnown = known.kinds.has(kind) && (known.told.size > 1 || told.every((one) => known.told.has(one)));
  if (!isKnown) noteValues(seen, field, { kinds: [kind], told });
}

/** Adds what was noted elsewhere of a field. */
export function noteValues(
  seen: Seen,
  field: string,
  { kinds, told }: { readonly kinds: Iterable<Kind>; readonly told: Iterable<string> },
): void {
  const known = seen.get(field) ?? NONE;
  seen.set(field, {
    kinds: new Set([...known.kinds, ...kinds]),
    told: new Set([...new Set([...known.told, ...told])].slice(0, 2)),
  });
}
