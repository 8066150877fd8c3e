import { describe, expect, it } from 'vitest';
import { keysOf, lacksText, type Medium, nextWithoutText, withArrived } from './media.ts';

const image = (file: string, alt = ''): Medium => ({ file, kind: 'image', video: null, alt });
const film = (file: string): Medium => ({ file, kind: 'video', video: 'https://vimeo.com/1', alt: '' });
const filesOf = (media: readonly Medium[]) => media.map(({ file }) => file);

describe('a picture that has arrived', () => {
  it('stands after what was there, without a text', () => {
    const there = [image('a', 'A'), film('b')];
    expect(withArrived(there, 'c', new Map([['c', 1]]))).toEqual([...there, image('c')]);
  });

  it('stands before one that was taken after it, and came earlier', () => {
    const sent = new Map(['x', 'y', 'z'].map((file, at) => [file, at + 1]));
    const byChance = ['z', 'x', 'y'].reduce<readonly Medium[]>(
      (media, file) => withArrived(media, file, sent),
      [image('a')],
    );
    expect(filesOf(byChance)).toEqual(['a', 'x', 'y', 'z']);
  });

  it('is among them once, also where it was sent before', () => {
    const there = [image('a', 'A'), image('b')];
    expect(withArrived(there, 'a', new Map([['a', 3]]))).toBe(there);
  });

  it('is shown beside a film that has it for its poster', () => {
    expect(filesOf(withArrived([film('a')], 'a', new Map([['a', 1]])))).toEqual(['a', 'a']);
  });
});

describe('the next without a text', () => {
  const media = [image('a'), image('b', 'B'), image('c', ' '), film('d')];

  it('is found after the present one, and then from the beginning', () => {
    expect([0, 1, 2, 3].map((at) => nextWithoutText(media, at))).toEqual([2, 2, 0, 0]);
  });

  it('is not there when all others have one; films need none', () => {
    expect(nextWithoutText([image('a'), image('b', 'B'), film('c')], 0)).toBe(-1);
    expect(media.filter(lacksText).map(({ file }) => file)).toEqual(['a', 'c']);
  });
});

it('each is told apart from the others, also one that is there twice', () => {
  const keys = keysOf([image('a'), film('a'), image('a'), image('b')]);
  expect(new Set(keys).size).toBe(4);
  expect(keysOf([film('a'), image('a')])).toEqual([keys[1], keys[0]]);
});
