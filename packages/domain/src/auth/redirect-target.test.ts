import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectTarget } from './index.ts';

const hostile = [
  'https://evil.example',
  'http:evil.example',
  'HTTPS:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '/a\r\nSet-Cookie: a=b',
  '/%0d%0aSet-Cookie:a=b',
  '/%09/evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/a/%2e%2e/%2fevil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?a',
  '#a',
  '',
  '/%zz',
  '/%ff',
  `/${'a'.repeat(2048)}`,
  null,
  undefined,
  7,
  ['/a'],
];

describe('safeRedirectTarget', () => {
  it.each(hostile.map((input) => [input]))('refuses %j [AUTH-514]', (input) => {
    expect(safeRedirectTarget(input)).toBeUndefined();
  });

  it.each([
    ['/', '/'],
    ['/account/orders?page=2#last', '/account/orders?page=2#last'],
    ['/lamps/color=red|blue/price=10,50', '/lamps/color=red|blue/price=10,50'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
    ['/search?q=100%', '/search?q=100%'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/café au lait', '/caf%C3%A9%20au%20lait'],
    ['/a/../b', '/b'],
    ['/brand=A%252FB', '/brand=A%252FB'],
    ['/material=100%2525%20cotton', '/material=100%2525%20cotton'],
  ])('lets %s go to %s', (input, target) => {
    expect(safeRedirectTarget(input)).toBe(target);
  });

  it('always stays on the host, wherever it is resolved', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '\t',
      '@',
      ':',
      'evil.example',
      'a',
      '?',
    );
    const inputs = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(fc.oneof(inputs, fc.string(), fc.webUrl()), (input) => {
        const target = safeRedirectTarget(input);
        if (target === undefined) return;
        expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
        expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(safeRedirectTarget(target)).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});
