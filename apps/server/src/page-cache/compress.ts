import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished reply. It is compressed for its first reader, and again, better, once it is kept. */
export interface FinishedPage {
  readonly status: number;
  /** Those that are the same in every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: { readonly identity: Uint8Array } & Readonly<Partial<Record<Encoding, Uint8Array>>>;
  readonly etags: Readonly<Record<Encoding, string>>;
}

/** How much is done for few bytes: while somebody waits, and for the many who get what is kept. */
const EFFORT = { quick: { br: 2, gzip: 1 }, kept: { br: 5, gzip: 6 } } as const;

export function finishPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): FinishedPage {
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  return {
    status,
    headers,
    bodies: { identity: alone(body) },
    etags: { br: `"${digest}-br"`, gzip: `"${digest}-gz"`, identity: `"${digest}"` },
  };
}

/** The page with its body in every encoding. */
export async function compressToKeep(page: FinishedPage): Promise<FinishedPage> {
  const { identity } = page.bodies;
  const [br, gzipped] = await Promise.all([
    compress(identity, 'br', EFFORT.kept.br),
    compress(identity, 'gzip', EFFORT.kept.gzip),
  ]);
  return { ...page, bodies: { br: alone(br), gzip: alone(gzipped), identity } };
}

/** The body as it is sent: the one at hand, else one made quickly. */
export function bodyOf({ bodies }: FinishedPage, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  const kept = bodies[encoding];
  if (kept !== undefined || encoding === 'identity') return kept ?? bodies.identity;
  return compress(bodies.identity, encoding, EFFORT.quick[encoding]);
}

function compress(
  body: Uint8Array,
  encoding: Exclude<Encoding, 'identity'>,
  effort: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return gz(body, { level: effort });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
}

/** The bytes in memory of their own: Node hands out parts of larger pieces, which a page that is kept would hold. */
function alone(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}

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
  const weight = weightsOf(accepted);
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

/** Whether an `Accept-Encoding` header allows gzip. */
export const takesGzip = (accepted = ''): boolean => weightsOf(accepted)('gzip') > 0;

function weightsOf(accepted: string): (encoding: Encoding) => number {
  const offers = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  return (encoding) => offers.get(encoding) ?? offers.get('*') ?? 0;
}
