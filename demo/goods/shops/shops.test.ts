import { describe, expect, it } from 'vitest';
import { shopData } from '../shops.ts';
import { allGoods, openShops, pathsOf, picturesOf, repeated } from '../testing.ts';
import type { ShopData } from './types.ts';

const files = new Set(allGoods.flatMap(picturesOf).map(({ file }) => file));

describe.each(openShops)('$name', (shop) => {
  it('leads only to places that exist', () => {
    const paths = pathsOf(shop);
    expect(linksOf(shop).filter((url) => !paths.has(url))).toEqual([]);
  });

  it('has a main menu with dropdowns, wide flyouts and flyouts with pictures', () => {
    const items = shop.mainMenu.flatMap((item) => [item, ...item.items]);
    expect(items.some(({ flyoutType }) => flyoutType === 'tidal')).toBe(true);
    expect(items.some(({ flyoutType, columns }) => flyoutType === 'amazon' && (columns ?? 0) > 1)).toBe(true);
    expect(items.some(({ imageUrl }) => imageUrl?.startsWith(`/cdn/${shop.code}/`))).toBe(true);
  });

  it('has the pages every shop needs', () => {
    const slugs = shop.pages.map(({ slug }) => slug);
    for (const slug of ['about', 'shipping-returns', 'terms-of-service', 'privacy-policy', 'contact']) {
      expect(slugs).toContain(slug);
    }
    expect(shop.notFound.text.length).toBeGreaterThan(0);
  });

  it('has a home page of a banner, promises, departments, headings, sliders and pictures of its goods', () => {
    const { sections } = shop.home;
    expect(new Set(sections.map(({ kind }) => kind))).toEqual(
      new Set(['assurances', 'tiles', 'banner', 'heading', 'slider', 'image']),
    );
    expect(repeated(sections.map(({ id }) => id))).toEqual([]);
    const categories = sections.flatMap((part) => (part.kind === 'slider' && part.limitToCategory) || []);
    expect(categories.filter((slug) => !pathsOf(shop).has(`/${slug}`))).toEqual([]);
    const pictures = sections.flatMap((part) => (part.kind === 'image' ? [part.picture.file] : []));
    expect(pictures.filter((file) => !files.has(file))).toEqual([]);
    const banners = sections.flatMap((part) => (part.kind === 'banner' ? part.slides : []));
    expect(banners.filter(({ picture }) => !picture.file.startsWith('banner-'))).toEqual([]);
  });

  it('filters by attributes it defines', () => {
    const codes = shop.attributes.map(({ code }) => code);
    const facets = shop.settings.listing.facets?.map(({ code }) => code) ?? [];
    expect(facets.length).toBeGreaterThanOrEqual(5);
    expect(facets.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('has coupons and gifts on goods it sells', () => {
    const simple = shop.goods.filter(
      ({ classCode, productOptions }) => classCode === 'simple' && productOptions.length === 0,
    );
    const skus = shop.goods.map(({ sku }) => sku);
    const named = [...shop.coupons, ...shop.freebies].flatMap((rule) => rule.skus ?? []);
    expect(named.filter((sku) => !skus.includes(sku))).toEqual([]);
    const gifts = shop.freebies.flatMap(({ choices }) => choices);
    expect(gifts.filter((gift) => !simple.some(({ sku }) => sku === gift))).toEqual([]);
    expect(repeated(shop.coupons.map(({ code }) => code))).toEqual([]);
    const kinds = new Set(shop.coupons.map(({ effect }) => effect.kind));
    expect(kinds.size).toBe(3);
    expect(shop.freebies.some(({ autoAdd, choices }) => autoAdd && choices.length === 1)).toBe(true);
    expect(shop.freebies.some(({ autoAdd, choices }) => !autoAdd && choices.length > 1)).toBe(true);
  });

  it('ships free from a sum on, fast, or not at all', () => {
    const methods = shop.settings.checkout.shippingMethods ?? [];
    expect(methods.some(({ freeFrom }) => freeFrom !== undefined)).toBe(true);
    expect(methods.some(({ id }) => id === 'express')).toBe(true);
    expect(methods.some(({ kind, price }) => kind === 'pickup' && price === 0)).toBe(true);
  });
});

describe('the demo shops', () => {
  it('are two that are open and one that is closed', () => {
    expect(shopData.map(({ code, frontendStatus }) => [code, frontendStatus])).toEqual([
      ['harbor', true],
      ['ember', true],
      ['closed', false],
    ]);
  });

  it('keep tobacco and its prices from those they do not know', () => {
    const tobacco = shopData.filter(({ industry }) => industry === 'tobacco');
    expect(tobacco.map(({ code, settings }) => [code, settings.modules.hidePriceForAnonymous])).toEqual([
      ['ember', true],
    ]);
  });

  it('look different, and their colours can be read', () => {
    expect(repeated(shopData.map(({ theme }) => theme.colors.primary))).toEqual([]);
    for (const { code, theme } of shopData) {
      const { background, surface, onPrimary, primary, border: _, ...inks } = theme.colors;
      for (const paper of [background, surface]) {
        for (const ink of [primary, ...Object.values(inks)]) {
          expect(contrast(ink, paper), `${code}: ${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast(onPrimary, primary), code).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('know a verified shopper, a wholesale one and one who is not yet approved', () => {
    for (const { customers } of shopData) {
      expect(customers.map(({ email, group, status }) => [email, group, status])).toEqual([
        ['shopper@example.com', 'retail', 'verified'],
        ['wholesale@example.com', 'wholesale', 'verified'],
        ['pending@example.com', 'retail', 'pending'],
      ]);
    }
  });
});

/** Returns every address that a shop's menus, pages and home page link to. */
function linksOf({ mainMenu, footerMenus, pages, notFound, home, settings }: ShopData): string[] {
  const written = JSON.stringify({ mainMenu, footerMenus, pages, notFound, home, footer: settings.footer });
  const keys = /"(?:url|href|link|moreLink|linkValue)":"([^"]*)"/g;
  return [...written.matchAll(keys)].map(([, url = '']) => url);
}

/** Contrast of two colours as WCAG 2 computes it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
