import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { patternsIn, patternsOfProduct, slowCharacters } from './patterns.ts';

const files = [...patternsOfProduct(projectFolder)].map(([file, found]) => ({ file, ...found }));

/** Patterns that are put together while the program runs, each with what bounds the text it is tried on. */
const COMPOSED: Readonly<Record<string, string>> = {
  'packages/import-export/src/read/numbers.ts': 'numbers of at most 60 characters',
  'packages/domain/src/shop/host.ts': 'hosts of at most 253 characters, and labels of 63',
  'packages/domain/src/validation/address-format.ts': 'anchored, without an unbounded repeat',
  'packages/domain/src/validation/email.ts': 'addresses of the longest length there is',
  'packages/domain/src/validation/plain-text.ts': 'looks behind for joiners alone, which are single',
  'packages/domain/src/validation/state-postcodes.ts': 'anchored, without a repeat',
  'packages/search/src/text/bounded-keyword.ts': 'cuts runs of letters, and begins none of them twice',
};

it('no pattern takes the square of the length of a text that somebody sends', () => {
  const slow = files.flatMap(({ literals }) =>
    literals.flatMap((pattern) => {
      const found = slowCharacters(pattern).map((sign) => JSON.stringify(sign));
      const { file, line, source, flags } = pattern;
      return found.length === 0
        ? []
        : [`${file}:${line} /${source}/${flags} on a run of ${found.join(', ')}`];
    }),
  );
  expect(files.flatMap(({ literals }) => literals).length).toBeGreaterThan(200);
  expect(slow).toEqual([]);
});

it('patterns that are put together are listed with what bounds them, and nothing else is', () => {
  const composing = files.flatMap(({ file, composed }) => (composed.length > 0 ? [file] : []));
  expect(composing.toSorted()).toEqual(Object.keys(COMPOSED).toSorted());
});

it.each([
  [String.raw`^\/+|\/+$`, 'g', '/'],
  [String.raw`\s+$`, '', ' '],
  ['0+$', '', '0'],
  ['[?#].*$', '', '?'],
  ['(?:a+)+b', '', 'a'],
  [String.raw`^bearer(?:\s+(.*))?$`, 'i', ' '],
])('/%s/%s is slow on a run of %j', (source, flags, sign) => {
  expect(slowCharacters({ source, flags })).toContain(sign);
});

it.each([
  [String.raw`^\/+`, ''],
  [String.raw`\s+`, 'g'],
  ['^[a-z]{2}$', ''],
  ['[^a-z0-9]+', 'g'],
])('/%s/%s is not', (source, flags) => {
  expect(slowCharacters({ source, flags })).toEqual([]);
});

it('finds literals and what is put together, in a source with both', () => {
  const text = "const a = /x\\/+/gu;\nconst b = new RegExp(`^${a.source}$`);\nconst c = RegExp('y');";
  expect(patternsIn('both.ts', text)).toEqual({
    literals: [{ file: 'both.ts', line: 1, source: 'x\\/+', flags: 'gu' }],
    composed: [2, 3],
  });
});
