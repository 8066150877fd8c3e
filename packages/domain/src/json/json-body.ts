import { ShopError } from '../errors/index.ts';
import { msg } from '../i18n/index.ts';

/**
 * What JSON may hold at most: how deep lists and objects lie in each other, and how many values there are, unless more
 * of them are expected. Nearly all requests have some hundred values at most, ten deep; what is read and checked value by
 * value takes a hundred times as long as it takes to send.
 */
export const jsonLimits = { depth: 64, values: 10_000 } as const;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Looks at JSON before it is parsed.
 * @param most how many values it may hold
 * @throws ShopError `payload-too-large` beyond that, or deeper than `jsonLimits` says
 */
export function assertModestJson(text: string, most: number = jsonLimits.values): void {
  let [depth, values] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) values++;
    else if (OPENING.has(sign)) depth++;
    else if (CLOSING.has(sign)) depth--;
    if (depth > jsonLimits.depth || values > most) throw new ShopError('payload-too-large');
  }
}

/** Returns the end of the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    const end = text.indexOf('"', at);
    if (end < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end;
    at = end;
  }
}

/**
 * Reads a body of JSON; an empty one is an empty object.
 * @throws ShopError `payload-too-large` as `assertModestJson`, `invalid-input` that says it is the JSON that is
 * broken, and no field
 */
export function parseJsonBody(text: string, most?: number): unknown {
  if (text === '') return {};
  assertModestJson(text, most);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('invalid-input', { reason: msg('request.broken_json'), cause });
  }
}
