/** What a machine draws or counts, and could therefore hold any digits and any short word. */
const DRAWN = [
  // Ids.
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi,
  // Digests and tokens in hexadecimal digits.
  /\b(?=[a-f]*\d)[\da-f]{16,}\b/gi,
  // Digests in names of built files.
  /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g,
  // Digests of scripts.
  /\bsha(?:256|384|512)-[\w+/]+={0,2}/g,
  // Tokens, nonces and ids of requests: long words of capitals, small letters and digits, which no slug and no sku is.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{12,}/g,
  // Ports.
  /(?<=\/\/[\w.-]+):\d{4,5}\b/g,
  // Moments.
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/g,
];

/**
 * Returns the text of a page, an answer or a log without ids, digests, tokens, ports and moments, so that what it must
 * not contain is not met there by chance.
 */
export function withoutIds(text: string): string {
  return DRAWN.reduce((left, pattern) => left.replace(pattern, '…'), text);
}
