import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ShopError } from '@stoa/domain';
import { afterAll, expect, it } from 'vitest';
import { withSentBytes } from './sent-bytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-sent-'));
afterAll(() => rmSync(folder, { recursive: true }));

const limits = {
  folder,
  bytes: 10,
  tooLarge: new ShopError('payload-too-large'),
  signal: new AbortController().signal,
};

/** Sends these, and notes how many were asked for and whether the rest was closed. */
function sending(...parts: readonly Uint8Array[]) {
  const noted = { read: 0, closed: false };
  const sent: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const value = parts[noted.read++];
        return value ? { value } : { done: true, value: undefined };
      },
      return: async () => {
        noted.closed = true;
        return { done: true, value: undefined };
      },
    }),
  };
  return { sent, noted };
}

const text = (read: () => Promise<Uint8Array>) => read().then((bytes) => Buffer.from(bytes).toString());

it('what is sent is read when it is wanted, and lies on the disk without a name until then', async () => {
  const { sent } = sending(Buffer.from('hello'), Buffer.from('world'));
  const found = await withSentBytes(sent, limits, async (read) => [readdirSync(folder), await text(read)]);
  expect(found).toEqual([[], 'helloworld']);
});

it('what is sent as nothing is nothing', async () => {
  expect(await withSentBytes(sending().sent, limits, text)).toBe('');
});

it('what is too large is read so far that its sender hears of it, and kept nowhere', async () => {
  const { sent, noted } = sending(Buffer.from('hello'), Buffer.from('worlds'), Buffer.from('!'));
  await expect(withSentBytes(sent, limits, text)).rejects.toBe(limits.tooLarge);
  expect(noted).toEqual({ read: 4, closed: false });
});

it('what does not end is not read on, and its connection left to be answered', async () => {
  const { sent, noted } = sending(...Array.from({ length: 100 }, () => Buffer.alloc(1_000_000)));
  await expect(withSentBytes(sent, limits, text)).rejects.toBe(limits.tooLarge);
  expect(noted).toEqual({ read: 5, closed: false });
});

it('what does not arrive is waited for no longer than may be', async () => {
  const never: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.withResolvers<never>().promise }),
  };
  const late = new AbortController();
  const waiting = withSentBytes(never, { ...limits, signal: late.signal }, text);
  late.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'request-timeout' });
  const atOnce = { ...limits, signal: AbortSignal.abort() };
  await expect(withSentBytes(never, atOnce, text)).rejects.toMatchObject({ code: 'request-timeout' });
});

it('what was sent is not in memory while it waits, however long its sender might have taken', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const bytes: WeakRef<Buffer>[] = [];
  async function* parts() {
    for (let count = 0; count < 8; count++) {
      const part = Buffer.alloc(1_000_000);
      bytes.push(new WeakRef(part));
      yield part;
    }
  }
  const patient = new AbortController();
  const mayTake = { ...limits, bytes: 8_000_000, signal: patient.signal };
  const held = await withSentBytes(parts(), mayTake, async () => {
    // What a WeakRef was made of, or gave, lives until the present job ends.
    await new Promise(setImmediate);
    collect();
    return bytes.filter((part) => part.deref()).length;
  });
  // The last ones may still lie in registers and buffers of whoever handed them over.
  expect(held).toBeLessThan(4);
  expect(bytes).toHaveLength(8);
});

it('what breaks off is no fault of the server', async () => {
  const broken: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('aborted')) }),
  };
  await expect(withSentBytes(broken, limits, text)).rejects.toMatchObject({ code: 'invalid-input' });
  expect(existsSync(folder)).toBe(true);
});
