/** The names in braces of a text: `'Only {n} left'` has `n`. */
type Params<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

type Values = Readonly<Record<string, string | number | boolean>>;

/** Returns a text; a text with parameters requires them. */
type TextFunction<T extends string> = [Params<T>] extends [never]
  ? () => string
  : (values: Readonly<Record<Params<T>, string | number>>) => string;

/**
 * Puts values in the place of `{names}`. A name without a value stays as it is, which shows the mistake
 * instead of hiding it. The result is plain text and must be escaped where HTML is made.
 */
export function fill(text: string, values: Values): string {
  return text.replace(/\{([\w-]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * Returns a group of texts as functions, so that a missing text or parameter does not compile and a bundler leaves
 * out the groups a page does not use.
 */
export function texts<const T extends Readonly<Record<string, string>>>(
  group: T,
): { readonly [K in keyof T]: TextFunction<T[K]> } {
  const functions = Object.entries(group).map(([key, text]) => [
    key,
    (values: Values = {}) => fill(text, values),
  ]);
  return Object.fromEntries(functions);
}

/** Chooses the singular or the plural: `plural(1, item, items)`, which tells `2,048 items`. English has these two. */
export function plural(count: number, one: () => string, other: (values: { n: string }) => string): string {
  return count === 1 ? one() : other({ n: tellNumber(count) });
}

/** Tells a number as English texts do: `2,048`. */
export const tellNumber = (number: number): string => NUMBERS.format(number);

const NUMBERS = new Intl.NumberFormat('en');
