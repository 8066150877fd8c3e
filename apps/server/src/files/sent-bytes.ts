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
  const parts = partsUntil(signal, sent);
  let bytes = 0;
  try {
    // Not by `for await`: to leave that would close the connection before anything is answered.
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      bytes += part.value.byteLength;
      if (bytes <= most) await file.appendFile(part.value);
      else if (bytes > most + DRAINED_AT_MOST) break;
    }
  } finally {
    parts.leave();
  }
  if (bytes > most) throw tooLarge;
}

/**
 * Gives the parts one by one, until it is too late. Each has a promise of its own, which the signal may reject: in a race
 * against one promise of lateness each part would be reachable from that one for as long as the signal waits.
 */
function partsUntil(signal: AbortSignal, sent: AsyncIterable<Uint8Array>) {
  const parts = sent[Symbol.asyncIterator]();
  let giveUp = () => {};
  const end = () => giveUp();
  signal.addEventListener('abort', end, { once: true });
  return {
    next: () =>
      new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        giveUp = () => reject(new ShopError('request-timeout', { reason: msg('request.too_slow') }));
        if (signal.aborted) giveUp();
        parts.next().then(resolve, (cause: unknown) => {
          reject(new ShopError('invalid-input', { reason: msg('request.unreadable'), cause }));
        });
      }),
    leave: () => signal.removeEventListener('abort', end),
  };
}
