import { describe, expect, it } from 'vitest';
import { languageRules } from '../text/language.ts';
import { type Conjunction, parseKeyword } from './parse-keyword.ts';

const rules = languageRules('en');

/** Words as short signs: "literal" in quotes, beginnings with a star, what is excluded with a minus. */
const signs = (readings: readonly Conjunction[]): string[] =>
  readings.map(({ words, excluded }) => {
    const signed = words.map((word) =>
      word.isExact ? `"${word.text}"` : word.text + (word.isPrefix ? '*' : ''),
    );
    return [...signed, ...excluded.map((word) => `-${word}`)].join(' ');
  });
const parse = (keyword: string) => signs(parseKeyword(keyword, rules));

describe('a keyword', () => {
  it('is words, of which the last is still being typed', () => {
    expect(parse('Oak table')).toEqual(['oak table*']);
    expect(parse('oak table!')).toEqual(['oak table']);
    // One letter begins too much.
    expect(parse('oak t')).toEqual(['oak t']);
  });

  it('has literal words in quotes, also in quotes left open', () => {
    expect(parse('"oak table" lamp')).toEqual(['"oak" "table" lamp*']);
    expect(parse('"oak table')).toEqual(['"oak" "table"']);
  });

  it('has alternatives by or, each with what it excludes', () => {
    expect(parse('oak -red OR lamp -"floor lamp"')).toEqual(['oak -red', 'lamp -floor -lamp']);
    expect(parse('or')).toEqual([]);
    expect(parse('-red')).toEqual([]);
  });

  it('has words with a hyphen in both ways', () => {
    expect(parse('red t-shirt')).toEqual(['red t shirt*', 'red tshirt*']);
    expect(parse('a-b c-d e-f g-h i-j k-l').length).toBe(16);
  });

  it('is without words that tell nothing, unless there are no others', () => {
    expect(parse('the lamp of')).toEqual(['lamp']);
    expect(parse('the of')).toEqual(['the of*']);
    expect(parse('"the" lamp')).toEqual(['"the" lamp*']);
  });

  it('tells the thing from what it is for', () => {
    const heads = parseKeyword('mug with lid for travel', rules)[0]?.words;
    expect(heads?.map(({ text, isAfterHead = false }) => [text, isAfterHead])).toEqual([
      ['mug', false],
      ['lid', true],
      ['travel', true],
    ]);
  });

  it('reads measures in their parts, however they are written', () => {
    expect(parse('runner 2x8!')).toEqual(['runner 2 8', 'runner 2x8']);
    expect(parse('24" x 36" mirror!')).toEqual(['24 36 mirror', '24x36 mirror']);
    expect(parse('24 inches × 36 in mirror!')).toEqual(parse('24x36 mirror!'));
    expect(parse('13 inch salad bowl!')).toEqual(['13 salad bowl']);
    expect(parse('bowl 13"')).toEqual(['bowl 13']);
    expect(parse("6' rug!")).toEqual(['6 rug']);
    expect(parse('"size 24" bed!')).toEqual(['"size" "24" bed']);
    expect(parse('14oz mug!')).toEqual(['14 oz mug', '14oz mug']);
  });

  it('has a bounded number of words', () => {
    expect(parse('x '.repeat(500).trim())[0]?.split(' ')).toHaveLength(16);
  });
});
