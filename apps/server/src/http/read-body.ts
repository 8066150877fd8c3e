import type { IncomingMessage } from 'node:http';
import { ShopError } from '@stoa/domain';

/** Bytes of a request's body at most. OPEN-005 */
export const BODY_LIMIT = 1_048_576;

/** The most bytes beyond the limit that are read and discarded, so that the client receives the refusal. */
const DRAINED_AT_MOST = 4 * BODY_LIMIT;

/**
 * Reads a body to its end before anything is answered: a connection whose body was left half read would wait for
 * ever with its next request. What exceeds `limit` is not kept.
 * @throws ShopError `payload-too-large` beyond `limit`, `invalid-input` when it breaks off.
 */
export async function readBody(raw: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer<ArrayBuffer>> {
  // A request without a body never emits its end.
  if (raw.readableEnded) return Buffer.alloc(0);
  const announced = Number(raw.headers['content-length'] ?? 0);
  if (announced > DRAINED_AT_MOST) throw new ShopError('payload-too-large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (bytes > DRAINED_AT_MOST) resolve();
    });
    raw.once('end', resolve);
    for (const event of ['error', 'aborted'])
      raw.once(event, () => reject(new ShopError('invalid-input', { field: 'body' })));
  });
  if (bytes > limit) throw new ShopError('payload-too-large');
  return Buffer.concat(chunks);
}
