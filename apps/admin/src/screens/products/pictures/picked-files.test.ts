import { expect, it } from 'vitest';
import { faultOfFile } from './picked-files.ts';

it.each([
  ['image/jpeg', 10_000_000, undefined],
  ['image/heic', 1, undefined],
  // Browsers know no type of some pictures.
  ['', 1, undefined],
  ['image/png', 10_000_001, 'It has more than 10 MB. Make it smaller first.'],
  ['application/pdf', 1, 'It is no picture. Send a JPEG, PNG, WebP, GIF, AVIF or TIFF.'],
  ['image/svg+xml', 1, 'It is no picture. Send a JPEG, PNG, WebP, GIF, AVIF or TIFF.'],
])('a file of the type %j with %i bytes is refused before it is sent, or not: %s', (type, size, fault) => {
  expect(faultOfFile({ type, size })).toBe(fault);
});
