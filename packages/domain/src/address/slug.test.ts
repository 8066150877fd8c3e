import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLUG_LENGTH, numberedSlug, reservedWords, slugIssue, slugify } from './index.ts';

describe('slugify', () => {
  it.each([
    ['Stoneware Vase, Tall', 'stoneware-vase-tall'],
    ["Carpenter's Lamp", 'carpenters-lamp'],
    ['Crème brûlée & Co.', 'creme-brulee-and-co'],
    ['Straße Øre Łódź', 'strasse-ore-lodz'],
    ['ﬁne ½', 'fine-1-2'],
    ['  --A--  ', 'a'],
    ['日本', 'item'],
    ['', 'item'],
  ])('makes %s into %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('cuts a long name between words', () => {
    expect(slugify('word '.repeat(40))).toBe(Array(16).fill('word').join('-'));
    expect(slugify('x'.repeat(200))).toHaveLength(MAX_SLUG_LENGTH);
  });

  it('always makes a well-formed slug, and leaves a slug as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 10_000 }), (name, n) => {
        const slug = numberedSlug(slugify(name), n);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('numbers the same name', () => {
    expect(numberedSlug('lamp', 1)).toBe('lamp');
    expect(numberedSlug('lamp', 2)).toBe('lamp-2');
    expect(numberedSlug(`${'a'.repeat(77)}-bc`, 2)).toBe(`${'a'.repeat(77)}-2`);
  });
});

describe('slugIssue', () => {
  it('accepts paths of slugs', () => {
    for (const path of ['lamps', 'home/lamps', 'terms-of-service', '404', 'accounts', 'home/search']) {
      expect(slugIssue(path), path).toBeUndefined();
    }
  });

  it('keeps every top-level route for the application', () => {
    const routes = ['account', 'brands', 'checkout', 'error', 'footer-preview', 'header-preview', 'login'];
    const more = [
      'preview',
      'reset-password',
      'search',
      'sellerjpinproduct',
      'verify-email',
      'order',
      'seller',
    ];
    for (const word of [...routes, ...more, 'product', 'api', 'api-graphql', 'images', 'healthz']) {
      expect(slugIssue(word), word).toEqual({ code: 'field.slug_reserved', params: { word } });
      expect(slugIssue(`${word}/x`), word).toBeDefined();
    }
    for (const word of reservedWords) expect(slugIssue(word)).toBeDefined();
  });

  it.each(['listing-page', 'cdn'])('keeps %s, at which routes answer, too', (word) => {
    expect(slugIssue(word)).toEqual({ code: 'field.slug_reserved', params: { word } });
  });

  it('keeps the words of addresses at any depth [LIST-008]', () => {
    expect(slugIssue('lamps/pv')?.params).toEqual({ word: 'pv' });
    expect(slugIssue('lamps/preview/tall')?.params).toEqual({ word: 'preview' });
  });

  it('refuses what is no slug', () => {
    const long = `${'a'.repeat(80)}/`.repeat(3);
    for (const path of [
      '',
      '/a',
      'a/',
      'a//b',
      'A',
      'a_b',
      'a=b',
      'a.b',
      'é',
      '-a',
      'a--b',
      '..',
      `${long}abcdefghijklm`,
    ]) {
      expect(slugIssue(path), path).toEqual({ code: 'field.slug', params: {} });
    }
    expect(slugIssue('a'.repeat(81))).toBeDefined();
  });
});
