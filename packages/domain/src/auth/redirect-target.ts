import { decodeComponent } from '../url/decode.ts';
import { parseUrl } from '../url/parse-url.ts';

const maxLength = 2048;
/** A base for resolving relative addresses; nothing is ever sent to it. */
const anyOrigin = 'http://stoa.invalid';

/**
 * Returns the same-origin address a redirect may go to, normalised and ASCII (fit for a `Location` header), or
 * `undefined` when the input is not a safe relative path. Refused are absolute and protocol-relative URLs, script
 * URLs, backslashes and control characters (browsers read `/\evil` and `/<tab>/evil` as `//evil`), dot segments that
 * resolve to `//`, and paths that become one of these when a proxy decodes them once more. ROUTE-532, AUTH-514
 */
export function safeRedirectTarget(input: unknown): string | undefined {
  if (typeof input !== 'string' || input.length > maxLength || !isPlainPath(input)) return undefined;
  const url = parseUrl(input, anyOrigin);
  if (!url || url.origin !== anyOrigin || !staysPlainWhenDecoded(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function isPlainPath(text: string): boolean {
  return /^\/(?!\/)/.test(text) && !/[\\\p{Cc}]/u.test(text);
}

function staysPlainWhenDecoded(pathname: string): boolean {
  if (decodeComponent(pathname) === undefined) return false;
  let path = pathname;
  for (let round = 0; round < 5; round += 1) {
    if (!isPlainPath(path) || parseUrl(path, anyOrigin)?.pathname.startsWith('//')) return false;
    const decoded = decodeAscii(path);
    if (decoded === path) return true;
    path = decoded;
  }
  // A path that is still escaped after five rounds is an attack.
  return false;
}

/** Decodes leniently: a value such as `100% cotton` has a stray percent sign in the second round. */
function decodeAscii(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
