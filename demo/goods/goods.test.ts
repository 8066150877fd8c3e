import { slugIssue } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { flatCategories } from './category.ts';
import { shots } from './shots/index.ts';
import { allGoods, openShops, picturesOf, repeated, skusOf } from './testing.ts';
import type { Product } from './types.ts';

/** Slugs of the products for which `isWrong` holds. */
const wrong = (isWrong: (product: Product) => boolean) => allGoods.filter(isWrong).map(({ slug }) => slug);

describe.each(openShops)('the goods of $name', (shop) => {
  const categories = flatCategories(shop.categories);

  it('have a sku and an address of their own', () => {
    const slugs = [shop.goods, categories, shop.pages].flat().map(({ slug }) => slug);
    expect(repeated(skusOf(shop))).toEqual([]);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => slugIssue(slug) !== undefined)).toEqual([]);
  });

  it('lie in categories that exist, and every category holds some', () => {
    const known = new Set(categories.map(({ slug }) => slug));
    const used = new Set(shop.goods.flatMap((product) => product.categories));
    expect([...used].filter((slug) => !known.has(slug))).toEqual([]);
    const empty = categories.filter((node) => !flatCategories([node]).some(({ slug }) => used.has(slug)));
    expect(empty.map(({ slug }) => slug)).toEqual([]);
  });

  it('are shown in their category by a picture of one of them', () => {
    const main = new Map(shop.goods.map((product) => [product.pictures[0].file, product]));
    const misleading = categories.filter((node) => {
      const below = flatCategories([node]).map(({ slug }) => slug);
      return !main.get(node.picture)?.categories.some((slug) => below.includes(slug));
    });
    expect(misleading.map(({ slug }) => slug)).toEqual([]);
  });

  it('are made by houses that exist, all of which make some', () => {
    expect(new Set(shop.goods.map(({ brand }) => brand))).toEqual(
      new Set(shop.brands.map(({ name }) => name)),
    );
  });

  it('have attributes with a definition, all of which are used', () => {
    const given = shop.goods.flatMap(({ attributes, variants }) => [
      ...Object.keys(attributes),
      ...variants.map(({ id }) => id),
    ]);
    expect(new Set([...given, 'brand'])).toEqual(new Set(shop.attributes.map(({ code }) => code)));
  });

  it('come in groups of simple products that can be bought as they are, at the price of the cheapest', () => {
    const bySku = new Map(shop.goods.map((product) => [product.sku, product]));
    for (const group of shop.goods.filter(({ classCode }) => classCode === 'grouped')) {
      const children = group.children.flatMap((sku) => bySku.get(sku) ?? []);
      expect(children.map(({ sku }) => sku)).toEqual(group.children);
      expect(children.filter((child) => child.classCode !== 'simple')).toEqual([]);
      expect(children.filter((child) => child.productOptions.length > 0)).toEqual([]);
      expect(group.price, group.slug).toBe(Math.min(...children.map(({ price }) => price)));
    }
    expect(wrong((product) => product.classCode !== 'grouped' && product.children.length > 0)).toEqual([]);
  });

  it('go only by shipping methods that the shop has', () => {
    const ids = shop.settings.checkout.shippingMethods?.map(({ id }) => id) ?? [];
    const limits = shop.goods.flatMap(({ limitShippingMethods }) => limitShippingMethods);
    expect(limits.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the pictures of goods', () => {
  it('are all on the list, and the list holds no others', () => {
    const needed = new Set(allGoods.flatMap(picturesOf).map(({ file }) => file));
    expect(needed).toEqual(new Set(shots.map(([name]) => `${name}.webp`)));
  });

  it('are led by one that no other product has', () => {
    const mains = allGoods.map(({ pictures }) => pictures[0].file);
    const others = allGoods.flatMap((product) => picturesOf(product).slice(1)).map(({ file }) => file);
    expect(repeated(mains)).toEqual([]);
    expect(mains.filter((file) => others.includes(file))).toEqual([]);
  });

  it('say what is seen on them', () => {
    expect(
      wrong((product) => picturesOf(product).some(({ alt }) => alt.length < 8 || alt.length > 255)),
    ).toEqual([]);
  });
});

describe('the words about goods', () => {
  it('are there, and of a useful length', () => {
    expect(wrong(({ name }) => name.length < 3 || name.length > 60)).toEqual([]);
    expect(wrong(({ subTitle }) => subTitle.length < 3 || subTitle.length > 60)).toEqual([]);
    expect(
      wrong(({ shortDescription }) => shortDescription.length < 20 || shortDescription.length > 160),
    ).toEqual([]);
    expect(wrong(({ description }) => description.join(' ').length < 20)).toEqual([]);
  });

  it('are said of one product only', () => {
    expect(repeated(allGoods.map(({ name }) => name))).toEqual([]);
    expect(repeated(allGoods.map(({ shortDescription }) => shortDescription))).toEqual([]);
    expect(repeated(allGoods.flatMap(({ description }) => description))).toEqual([]);
  });

  it('end where a sentence ends', () => {
    const sentences = (product: Product) => [product.shortDescription, ...product.description];
    expect(wrong((product) => sentences(product).some((text) => !/[.!?]$/.test(text)))).toEqual([]);
  });

  it('name the weight of what is sent', () => {
    const isSent = ({ classCode, nonShippable }: Product) => classCode !== 'grouped' && !nonShippable;
    expect(wrong((product) => isSent(product) && product.weightGrams <= 0)).toEqual([]);
  });
});
