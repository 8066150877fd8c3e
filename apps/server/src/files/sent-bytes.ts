import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { msg, ShopError } from '@stoa/domain';
import { openNamelessFile } from './nameless-file.ts';

/** The most bytes beyond the limit that are read and discarded, so that the client receives the refusal. */
const DRAINED_AT_MOST = 4_000_000;

export interface SentLimits {
  /** Where what is sent lies while it waits. */
  readonly folder: string;
  readonly bytes: number;
  /** Of what is too large. */
  readonly tooLarge: ShopError;
  /** Aborted when it takes too long to arrive. */
  readonly signal: AbortSignal;
}

/**
 * Takes what is sent to the disk, does `work`, which may wait before it reads it, and lets go of it. So memory holds
 * nothing of what waits, and who sends slowly holds up nobody.
 * @throws ShopError `limits.tooLarge`; `request-timeout`; `invalid-input` where it breaks off
 */
export async function withSentBytes<Result>(
  sent: AsyncIterable<Uint8Array>,
  limits: SentLimits,
  work: (read: () => Promise<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  const file = await openNamelessFile(limits.folder);
  try {
    await receive(sent, limits, file);
    return await work(() => buffer(file.createReadStream({ start: 0, autoClose: false })));
  } finally {
    await file.close();
  }
}

async function receive(sent: AsyncIterable<Uint8Array>, limits: SentLimits, file: FileHandle): Promise<void> {
  const { bytes: most, tooLarge, signal } = limits;
  const parts = sent[Symbol.asyncIterator]();
  const late = lateness(signal);
  let bytes = 0;
  // Not by `for await`: to leave that would close the connection before anything is answered.
  for (let next = await nextOf(parts, late); !next.done; next = await nextOf(parts, late)) {
    bytes += next.value.byteLength;
    if (bytes <= most) await file.appendFile(next.value);
    else if (bytes > most + DRAINED_AT_MOST) break;
  }
  if (bytes > most) throw tooLarge;
}

function lateness(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(new ShopError('request-timeout', { reason: msg('request.too_slow') }));
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  // It is late for nobody who waits no more.
  promise.catch(() => undefined);
  return promise;
}

const nextOf = (parts: AsyncIterator<Uint8Array>, late: Promise<never>) =>
  Promise.race([
    late,
    parts.next().catch((cause: unknown) => {
      throw new ShopError('invalid-input', { reason: msg('request.unreadable'), cause });
    }),
  ]);
