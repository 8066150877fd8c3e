import { describe, expect, it } from 'vitest';
import { findChosen } from './find-chosen.ts';

/** A list in pages of two; the cursor is where a page begins. */
const listOf = (ids: readonly string[]) => {
  const asked: (string | undefined)[] = [];
  const read = async ({ cursor }: { readonly cursor: string | undefined }) => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    const items = ids.slice(from, from + 2).map((id) => ({ id }));
    return { items, next: from + 2 < ids.length ? String(from + 2) : null };
  };
  return { asked, read };
};

const all = (matching: number, ...except: string[]) =>
  ({ all: true, matching, except: new Set(except) }) as const;

describe('what is chosen by a selection', () => {
  it('are those that were ticked, without asking for any', async () => {
    const { asked, read } = listOf(['a', 'b', 'c']);
    const ticked = { all: false, ids: new Set(['c', 'a']) } as const;
    expect(await findChosen(ticked, read)).toEqual({ ids: ['c', 'a'], selected: 2 });
    expect(asked).toEqual([]);
  });

  it('are all of the list but for those left out', async () => {
    const { asked, read } = listOf(['a', 'b', 'c', 'd', 'e']);
    expect(await findChosen(all(5, 'b'), read)).toEqual({ ids: ['a', 'c', 'd', 'e'], selected: 4 });
    expect(asked).toEqual([undefined, '2', '4']);
  });

  it('are the first of the list where more are selected than can be changed at once', async () => {
    const { asked, read } = listOf(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(await findChosen(all(7), read, 3)).toEqual({ ids: ['a', 'b', 'c'], selected: 7 });
    expect(asked).toEqual([undefined, '2']);
  });

  it('is nothing twice, though it moves in the list meanwhile', async () => {
    const { read } = listOf(['a', 'b', 'b', 'c']);
    expect((await findChosen(all(4), read)).ids).toEqual(['a', 'b', 'c']);
  });
});
