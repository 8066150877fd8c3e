import { expect, it } from 'vitest';
import { crawlerOptions } from './crawlers.ts';

it('the setting that is kept, in whatever letters, is one of four choices', () => {
  expect(crawlerOptions('').map(({ value }) => value)).toEqual([
    '',
    'Index and no-follow',
    'No-index and follow',
    'No-index and no-follow',
  ]);
  expect(crawlerOptions('no-index AND follow').map(({ value, label }) => [value, label])).toEqual([
    ['Index and follow', 'List it and follow its links'],
    ['Index and no-follow', 'List it, do not follow its links'],
    ['no-index AND follow', 'Do not list it, follow its links'],
    ['No-index and no-follow', 'Do not list it, do not follow its links'],
  ]);
});
