/**
 * A value inside an address is escaped twice: first the characters with a meaning in the list or the path, then
 * everything as the address demands. So `red|blue` still means two values when a client or proxy writes the
 * bar as `%7C`, and a slash in a value survives servers that decode `%2F`. LIST-002
 */
export function escapeFilterValue(value: string): string {
  return value.replace(/[%|/\\]/g, (character) => `%${hex(character)}`);
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase();
}

/** Undoes `escapeFilterValue`; leaves every other percent sign as it is and never fails. */
export function unescapeFilterValue(text: string): string {
  return text.replace(/%(25|7C|2F|5C)/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Values joined for an address. */
export function formatFilterValues(values: readonly string[]): string {
  return values.map((value) => encodeURIComponent(escapeFilterValue(value).toWellFormed())).join('|');
}

/** Returns the values of a list that was decoded once. */
export function parseFilterValues(decoded: string): string[] {
  return decoded.split('|').map(unescapeFilterValue);
}
