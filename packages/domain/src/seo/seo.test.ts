import { describe, expect, it } from 'vitest';
import { canonicalUrl, pageTitle, robotsOf, unlistedSettings } from './index.ts';

describe('robots', () => {
  it.each([
    ['No-index and no-follow', 'noindex, nofollow'],
    ['No-index and follow', 'noindex'],
    ['Index and no-follow', 'nofollow'],
    ['Index and follow', 'index, follow'],
    ['anything', 'index, follow'],
    ['', 'index, follow'],
    [null, 'index, follow'],
    [undefined, 'index, follow'],
  ])('of %s is %s [SEO-004, SEO-005, SEO-006, SEO-007]', (setting, robots) => {
    expect(robotsOf(setting)).toBe(robots);
  });
});

it('settings that keep a page out of search engines are those whose robots value does', () => {
  expect(unlistedSettings.map(robotsOf)).toEqual(['noindex, nofollow', 'noindex']);
});

describe('title', () => {
  it('is the meta title, or the name [SEO-001]', () => {
    expect(pageTitle({ metaTitle: 'Lamps for every room', name: 'Lamps' })).toBe('Lamps for every room');
    for (const metaTitle of ['', '  ', null, undefined]) {
      expect(pageTitle({ name: 'Lamps', ...(metaTitle !== undefined && { metaTitle }) })).toBe('Lamps');
    }
  });
});

describe('canonical address', () => {
  it('joins base and path with one slash', () => {
    expect(canonicalUrl('https://shop.example/', '/lamps')).toBe('https://shop.example/lamps');
    expect(canonicalUrl('https://shop.example', 'lamps')).toBe('https://shop.example/lamps');
    expect(canonicalUrl('https://shop.example', '/')).toBe('https://shop.example/');
  });
});
