import { describe, expect, it } from 'vitest';
import {
  begun,
  failed,
  gone,
  isUnderway,
  noUploads,
  progressed,
  retried,
  taken,
  toBegin,
  type Uploads,
} from './uploads.ts';

const file = (name: string) => new File(['x'], name);
const files = (...names: readonly string[]) => names.map(file);
const sound = () => undefined;
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
const states = ({ entries }: Uploads) => entries.map(({ state }) => state);

/** Begins what may begin. */
const go = (uploads: Uploads) => begun(uploads, ids(toBegin(uploads)));

describe('files that are sent', () => {
  it('go three at a time, in the order in which they were taken, and the next when one has arrived', () => {
    const all = go(taken(noUploads, files('a', 'b', 'c', 'd', 'e'), sound));
    expect(states(all)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    expect(toBegin(all)).toEqual([]);
    const next = gone(all, 2);
    expect(ids(toBegin(next))).toEqual([4]);
    expect(ids(toBegin(gone(gone(next, 1), 3)))).toEqual([4, 5]);
  });

  it('that are refused at once are named with the reason, and the others go on', () => {
    const all = taken(noUploads, files('a', 'b', 'c'), ({ name }) =>
      name === 'b' ? 'too large' : undefined,
    );
    expect(states(all)).toEqual(['waiting', 'failed', 'waiting']);
    expect(all.entries[1]).toMatchObject({ fault: 'too large', mayRetry: false });
    expect(ids(toBegin(all))).toEqual([1, 3]);
  });

  it('that fail hold up no other, and wait again when they are tried again', () => {
    const all = failed(go(taken(noUploads, files('a', 'b', 'c', 'd'), sound)), 1, 'no connection');
    expect(ids(toBegin(all))).toEqual([4]);
    const again = retried(go(all), 1);
    expect(again.entries[0]).toMatchObject({ state: 'waiting', share: 0, fault: undefined });
    expect(toBegin(again)).toEqual([]);
    expect(ids(toBegin(gone(again, 2)))).toEqual([1]);
  });

  it('tell how far they are', () => {
    const all = progressed(go(taken(noUploads, files('a', 'b'), sound)), 2, 0.5);
    expect(all.entries.map(({ share }) => share)).toEqual([0, 0.5]);
  });

  it('are taken after one another, whatever has gone meanwhile', () => {
    const first = gone(taken(noUploads, files('a'), sound), 1);
    expect(ids(taken(first, files('b', 'c'), sound).entries)).toEqual([2, 3]);
  });

  it('are under way until they have arrived or failed', () => {
    const one = taken(noUploads, files('a'), sound);
    expect([isUnderway(noUploads), isUnderway(one), isUnderway(go(one))]).toEqual([false, true, true]);
    expect([isUnderway(gone(one, 1)), isUnderway(failed(one, 1, 'no'))]).toEqual([false, false]);
  });
});
