import { slugify } from '../../address/slug.ts';

/** An attribute in which the variations of a product differ, as the product has it. ENT-037, ENT-038 */
export interface OwnAttribute {
  readonly id: string;
  readonly label: string;
  readonly displayType: 'button' | 'dropdown' | 'radio';
  readonly buttonSetting?: Readonly<Record<string, unknown>>;
  /** Values in the order they are shown. */
  readonly options: readonly { readonly value: string; readonly swatch?: string }[];
}

/** An attribute as somebody wants it. ADM-110 */
export interface WantedAttribute {
  /** Of one that the product has; an unknown one is that of a new one. Without it one is made of the label. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly displayType: OwnAttribute['displayType'];
  readonly options: readonly {
    readonly value: string;
    /** What the value was called until now, where it is renamed. */
    readonly was?: string | undefined;
    readonly swatch?: string | undefined;
  }[];
}

/** An attribute as it will be, with what becomes of the values that variations have of it. */
export interface MovedAttribute {
  readonly attribute: OwnAttribute;
  /** The product has not had it. */
  readonly isAdded: boolean;
  /** New names by former ones. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Values that it had and will not have, by whatever name. */
  readonly gone: ReadonlySet<string>;
  /** Values that it has not had, by whatever name. */
  readonly fresh: ReadonlySet<string>;
  /** The place of each value among all of them. */
  readonly places: ReadonlyMap<string, number>;
}

/** The longest id of an attribute, in characters. */
const MAX_ID_LENGTH = 60;

/** Compares attributes as they are with those wanted. Ids and values of each are to be there once. */
export function moveAttributes(
  present: readonly OwnAttribute[],
  wanted: readonly WantedAttribute[],
): MovedAttribute[] {
  const known = new Map(present.map((one) => [one.id, one]));
  const taken = new Set([...known.keys(), ...wanted.flatMap(({ id }) => id ?? [])]);
  return wanted.map((one) => {
    const id = one.id ?? freeId(one.label, taken);
    taken.add(id);
    return moveAttribute(id, known.get(id), one);
  });
}

function moveAttribute(
  id: string,
  before: OwnAttribute | undefined,
  { label, displayType, options }: WantedAttribute,
): MovedAttribute {
  const had = new Set(before?.options.map(({ value }) => value));
  const renamed = new Map(
    options.flatMap(({ value, was }) =>
      was !== undefined && was !== value && had.has(was) ? [[was, value] as const] : [],
    ),
  );
  const isKept = (value: string) => had.has(value) && !renamed.has(value);
  const reached = new Set(renamed.values());
  const places = new Map(options.map(({ value }, place) => [value, place]));
  // A value whose name goes to another one is gone though the name stays.
  const isGone = (value: string) => isKept(value) && (!places.has(value) || reached.has(value));
  const isFresh = (value: string) => !isKept(value) && !reached.has(value);
  const setting = before?.buttonSetting;
  return {
    attribute: {
      id,
      label,
      displayType,
      ...(setting && { buttonSetting: setting }),
      options: options.map(({ value, swatch }) => (swatch ? { value, swatch } : { value })),
    },
    isAdded: before === undefined,
    renamed,
    gone: new Set([...had].filter(isGone)),
    fresh: new Set([...places.keys()].filter(isFresh)),
    places,
  };
}

/** Makes an id of a label: a letter, then letters, digits and hyphens; with a number behind it where it is taken. */
function freeId(label: string, taken: ReadonlySet<string>): string {
  const word = slugify(label, 'attribute', MAX_ID_LENGTH);
  const id = /^[a-z]/.test(word) ? word : `a-${word}`;
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`;
    const one = id.slice(0, MAX_ID_LENGTH - ending.length) + ending;
    if (!taken.has(one)) return one;
  }
}
