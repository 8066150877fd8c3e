import { ShopError } from '@stoa/domain';

/**
 * What a form may hold at most: bytes, fields (parts of a multipart form), and bytes of the headers of one part. Our
 * largest form, the checkout, has some forty fields, of which the note may be 5,000 characters of nine bytes each.
 */
export const formLimits = { bytes: 262_144, fields: 500, partHeader: 2048 } as const;

const URLENCODED = 'application/x-www-form-urlencoded';
const AMPERSAND = 0x26;

/**
 * Accepts a boundary only as browsers write it and RFC 2046 allows: otherwise this check and the parser could find
 * different parts.
 */
const MULTIPART =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./-]{1,70}))\s*(?:;\s*charset=[\w-]+\s*)?$/i;

/**
 * Returns a form as a browser without scripts sends it, ready to be parsed once: `application/x-www-form-urlencoded`,
 * whatever it came as. It is bounded before anything looks into it, for parsing costs far more than sending.
 * @throws ShopError `payload-too-large` beyond `formLimits`, `invalid-input` when it calls itself a form and is none
 * or holds a file, which no form of ours takes.
 */
export async function urlencodedForm(
  bytes: Buffer<ArrayBuffer>,
  type: string = URLENCODED,
): Promise<Buffer<ArrayBuffer> | URLSearchParams> {
  if (bytes.byteLength > formLimits.bytes) throw new ShopError('payload-too-large');
  if (!/^multipart\/form-data\b/i.test(type)) {
    if (occurrences(bytes, AMPERSAND, formLimits.fields) >= formLimits.fields)
      throw new ShopError('payload-too-large');
    return bytes;
  }
  assertFewParts(bytes, type);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ShopError('invalid-input', { field: 'body' });
  });
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new ShopError('invalid-input', { field: name });
    fields.append(name, value);
  }
  return fields;
}

/** Counts a byte or a text; stops at `most`. */
function occurrences(bytes: Buffer, what: number | string, most: number): number {
  let found = 0;
  for (let at = bytes.indexOf(what); at >= 0 && found < most; at = bytes.indexOf(what, at + 1)) found++;
  return found;
}

/**
 * @throws ShopError `payload-too-large` for too many parts, or one with too long a head; `invalid-input` where it is
 * not plain what parts them
 */
function assertFewParts(bytes: Buffer, type: string): void {
  const [, quoted, plain] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new ShopError('invalid-input', { field: 'body' });
  const delimiter = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    parts++;
    const end = bytes.indexOf('\r\n\r\n', at);
    const isLast = end < 0 && bytes.byteLength - at < formLimits.partHeader;
    const isLong = !isLast && (end < 0 || end - at > formLimits.partHeader);
    if (parts > formLimits.fields || isLong) throw new ShopError('payload-too-large');
  }
}
