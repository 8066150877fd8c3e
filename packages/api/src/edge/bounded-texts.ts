import { msg, namedField, ShopError } from '@stoa/domain';

/** The longest text that the contract takes, in UTF-16 code units, names of what is sent included. docs/contract.md */
export const MAX_TEXT = 1000;

/** Fields in which people write more than that; it holds for all that is below them. */
export const longerTexts: Readonly<Record<string, number>> = {
  note: 10_000,
  personalization_data: 5000,
  product_options_data: 5000,
  chosen: 5000,
  filled: 5000,
};

/**
 * Refuses input with a text that is longer than anybody needs, before anything is done with it: whatever reads it
 * afterwards takes a time that is bounded.
 * @throws ShopError `invalid-input` with the path of the first such text, or of where one stands as a name
 */
export function assertBoundedTexts(sent: unknown, path: readonly string[] = [], most = MAX_TEXT): void {
  if (typeof sent === 'string') {
    if (sent.length > most) throw tooLong(path, most);
    return;
  }
  if (typeof sent !== 'object' || sent === null) return;
  for (const [name, value] of Object.entries(sent)) {
    if (name.length > MAX_TEXT) throw tooLong(path, MAX_TEXT);
    const own = Object.hasOwn(longerTexts, name) ? longerTexts[name] : undefined;
    assertBoundedTexts(value, [...path, name], own ?? most);
  }
}

function tooLong(path: readonly string[], length: number): ShopError {
  // An entry of a list is called what the list is.
  const label = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  return new ShopError('invalid-input', {
    ...(path.length > 0 && { field: path.join('.') }),
    reason: msg('field.max_length', { ...namedField({ label }), length }),
  });
}
