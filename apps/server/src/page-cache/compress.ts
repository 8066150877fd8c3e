import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedPage } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Good and quick: a page is compressed while its first reader waits. */
const BROTLI_QUALITY = 5;

/** A finished reply with its body in every encoding and an ETag for each. */
export async function finishPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Promise<CachedPage> {
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gz(body, { level: 6 }),
  ]);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status,
    headers,
    bodies: { br: alone(br), gzip: alone(gzipped), identity: alone(body) },
    etags: { br: `"${digest}-br"`, gzip: `"${digest}-gz"`, identity: `"${digest}"` },
  };
}

/** The bytes in memory of their own: Node hands out parts of larger pieces, which a page that is kept would hold. */
function alone(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}

export type Encoding = keyof CachedPage['bodies'];

/** Browsers send few different headers, strangers any. */
const MAX_CHOICES = 1000;
const choices = new Map<string, Encoding>();

/** The best encoding an `Accept-Encoding` header allows; a weight of zero refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = choices.get(accepted);
  if (known !== undefined) return known;
  if (choices.size >= MAX_CHOICES) choices.clear();
  const choice = bestEncoding(accepted);
  choices.set(accepted, choice);
  return choice;
}

function bestEncoding(accepted: string): Encoding {
  const offers = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const weight = (name: string) => offers.get(name) ?? offers.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}
