import { expect, it } from 'vitest';
import { loggedPhrase } from './logged-phrase.ts';

it.each(['Blue  Mug', '24x36 frame', 'cafetière', '2 in 1', 'LMP-001', 'dinosaur mgu'])(
  '%s is counted',
  (keyword) => {
    expect(loggedPhrase(keyword)).toBe(keyword.toLowerCase().replace('  ', ' '));
  },
);

it.each([
  'ann@example.com',
  'order of ann (at) example.com ann@example',
  '4111 1111 1111 1111',
  '+1 (555) 010-9999',
  'order 100234',
  '12345',
  '1 2 3',
  'x',
  'https://example.com',
  '<script>alert(1)</script>',
  'mug; drop table product',
  'aaaaaaa',
  'sdfghjkl',
  'a b c d e f g h i',
  'mug '.repeat(20),
])('%s is not', (keyword) => {
  expect(loggedPhrase(keyword)).toBeUndefined();
});
