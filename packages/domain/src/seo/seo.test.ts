import { describe, expect, it } from 'vitest';
import {
  canonicalUrl,
  crawlerSettingOf,
  crawlerSettings,
  pageTitle,
  productDescription,
  robotsOf,
  unlistedSettings,
} from './index.ts';

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

it('settings that can be chosen are one for each effect; what is kept in other letters is the one of its effect', () => {
  expect(crawlerSettings.map(robotsOf)).toEqual([
    'index, follow',
    'nofollow',
    'noindex',
    'noindex, nofollow',
  ]);
  expect(crawlerSettings.map(crawlerSettingOf)).toEqual([...crawlerSettings]);
  expect(crawlerSettingOf(' no-index and FOLLOW ')).toBe('No-index and follow');
  for (const kept of ['', 'anything', null, undefined]) {
    expect(crawlerSettingOf(kept)).toBe('Index and follow');
  }
});

it('the description of a product for search engines is its own, or its short one', () => {
  const shortDescription = 'A lamp of brass.';
  expect(productDescription({ metaDescription: 'Brass lamps', shortDescription })).toBe('Brass lamps');
  for (const metaDescription of ['', '  ', null]) {
    expect(productDescription({ metaDescription, shortDescription })).toBe(shortDescription);
  }
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
