import { newId } from '@stoa/database';
import type { Scope } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { registerFile } from '../../content/index.ts';
import { setStockRules } from '../../stock/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { staffOf } from '../../testing/context.ts';
import { makeMarket } from '../../testing/market.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { changeProduct, createProduct, type ProductChange, readProductForStaff } from '../index.ts';

const { test, sale } = saleForEachTest();

const read = (id: string) => readProductForStaff(sale.system, id);
const change = (productId: string, fields: Partial<ProductChange>, ctx = sale.system) =>
  changeProduct(ctx, { productId, revision: 1, ...fields });

const picture = { file: 'shown.jpg', alt: 'A mug', width: 40, height: 30 };

describe('changing a product', () => {
  it('writes each field that staff may set, and leaves all others', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Mugs' }]);
    const { id } = await createProduct(sale.system, simpleProduct({ metaTitle: 'Stays' }));
    const fields = {
      sku: 'other-sku',
      price: 1234,
      msrp: 2000,
      priceLevels: [{ minQty: 2, price: 1200, customerGroups: ['wholesale'], savePercent: 3 }],
      weightGrams: 300,
      gtin: '4006381333931',
      mpn: 'M-1',
      unavailableForSale: true,
      discontinued: true,
      name: 'Tall mug',
      subTitle: 'Holds more',
      shortDescription: 'A mug',
      description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Of clay' }] }],
      brand: 'Kiln',
      attributes: { colour: ['red'], depth: 9, note: 'Matt' },
      visible: false,
      hidePrice: true,
      shippingFee: 500,
      nonShippable: true,
      limitShippingMethods: ['standard'],
      itemDeliveryInfo: 'By hand',
      deliveryEstimate: 'slow',
      websiteVisibility: false,
      featured: true,
      websiteDisplay: 'other',
      metaDescription: 'Mugs',
      seoCrawlerSetting: 'noindex',
    } as const;
    const wanted: Partial<ProductChange> = {
      ...fields,
      attributes: { ...fields.attributes, colour: ['red'] },
      priceLevels: fields.priceLevels.map((level) => ({ ...level, customerGroups: ['wholesale'] })),
      limitShippingMethods: ['standard'],
    };
    await change(id, { ...wanted, categories: ['mugs', 'home'] });
    const found = await read(id);
    const { price, ...others } = fields;
    expect(found).toMatchObject({
      ...others,
      price: { from: price, to: price },
      revision: 2,
      metaTitle: 'Stays',
      stock: { onHand: 10 },
    });
    expect(found.categories.map(({ slug }) => slug)).toEqual(['mugs', 'home']);
    const [entry] = (await readAudit(sale.system)).filter(({ verb }) => verb === 'product.edit');
    expect(entry?.changes).toContainEqual({ path: ['name'], before: 'Mug', after: 'Tall mug' });
  });

  it('never writes stock, not even what it is given of it [ADM-130]', async () => {
    const { id } = await sale.simple();
    await change(id, { name: 'Cup', ...{ stock: { available: 3 }, archived: true } });
    expect(await read(id)).toMatchObject({ name: 'Cup', archived: false, stock: { onHand: 10 } });
  });

  it('keeps what others changed meanwhile, also rules of stock, and is refused where it is the same field', async () => {
    const { id } = await sale.simple();
    await change(id, { name: 'Cup', brand: 'Kiln' });
    await setStockRules(sale.system, { productId: id, lowStockThreshold: 4 });
    await change(id, { metaTitle: 'Cups', brand: 'Kiln' });
    expect(await read(id)).toMatchObject({ name: 'Cup', metaTitle: 'Cups', brand: 'Kiln', revision: 4 });
    await expect(change(id, { name: 'Bowl', subTitle: 'New' })).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      params: { fields: 'name', revision: 4 },
      present: { name: 'Cup' },
    });
    expect(await read(id)).toMatchObject({ name: 'Cup', subTitle: '' });
  });

  it('by two at once holds both where they change different fields, and one where it is the same', async () => {
    const { id } = await sale.simple();
    await Promise.all([change(id, { name: 'Cup' }), change(id, { brand: 'Kiln' }), change(id, { price: 5 })]);
    expect(await read(id)).toMatchObject({ name: 'Cup', brand: 'Kiln', price: { from: 5 }, revision: 4 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => change(id, { revision: 4, name: `N${at}` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'conflict', params: { fields: 'name' } });
    }
  });

  it('asks for prices:write where prices differ alone', async () => {
    const { id } = await createProduct(
      sale.system,
      simpleProduct({ msrp: 1500, priceLevels: [{ minQty: 2, price: 900 }] }),
    );
    const may = (scopes: readonly Scope[]) => staffOf(sale.system, scopes);
    const writer = may(['catalog:write']);
    const levels = [{ minQty: 2, price: 900, customerGroups: [], savePercent: null }];
    for (const fields of [{ price: 5 }, { msrp: null }, { priceLevels: [] }]) {
      await expect(change(id, fields, writer)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await change(id, { price: 1000, msrp: 1500, priceLevels: levels, name: 'Cup' }, writer);
    expect(await read(id)).toMatchObject({ name: 'Cup', price: { from: 1000 }, msrp: 1500 });
    await change(id, { revision: 2, price: 5 }, may(['catalog:write', 'prices:write']));
    expect(await read(id)).toMatchObject({ price: { from: 5 } });
  });

  it('refuses everything that is wrong at once, each by its field and with the rule that it breaks', async () => {
    const { id } = await sale.simple();
    const wrong = {
      name: ' ',
      gtin: '12345',
      weightGrams: -1,
      attributes: { Colour: 'red' },
      priceLevels: [{ minQty: 0, price: 5 }],
      metaTitle: 'x'.repeat(256),
      children: ['a'],
    };
    const refused = await change(id, wrong).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'invalid-input' });
    const told = Object(refused).issues.map(({ field, message }: Record<string, { code: string }>) => [
      field,
      message?.code,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      name: 'field.required',
      gtin: 'catalogue.gtin',
      weightGrams: 'field.min_value',
      'attributes.Colour': 'input.format',
      'priceLevels.0.minQty': 'field.min_value',
      metaTitle: 'field.max_length',
      children: 'input.unknown',
    });
    const unknown = {
      categories: ['nowhere'],
      priceLevels: [{ minQty: 1, price: 5, customerGroups: ['kings'] }],
    };
    await expect(change(id, unknown)).rejects.toMatchObject({
      issues: [
        { field: 'categories', message: { code: 'catalogue.unknown_category' } },
        { field: 'priceLevels', message: { code: 'customer.unknown_group' } },
      ],
    });
    expect(await read(id)).toMatchObject({ name: 'Mug', revision: 1 });
  });

  it('refuses a sku of another product, and what its kind has not', async () => {
    const taken = await sale.simple();
    const { id } = await sale.simple();
    await expect(change(id, { sku: taken.sku })).rejects.toMatchObject({
      code: 'conflict',
      field: 'sku',
      reason: { code: 'catalogue.sku_taken', params: { sku: taken.sku } },
    });
    const cushion = await createProduct(sale.system, variableProduct({ red: 500 }));
    await expect(change(cushion.id, { price: 5 })).rejects.toMatchObject({ issues: [{ field: 'price' }] });
  });

  it('is for whoever may write the product, and finds no other', async () => {
    const market = await makeMarket(test.db);
    const { id } = await createProduct(market.system, simpleProduct(), { sellerId: market.south });
    const as = (scopes: readonly Scope[], sellerId?: string) => staffOf(market.system, scopes, sellerId);
    await change(id, { name: 'Cup' }, as(['catalog:write'], market.south));
    const north = as(['catalog:write'], market.north);
    await expect(change(id, { name: 'Mine' }, north)).rejects.toMatchObject({ code: 'not-found' });
    const reader = as(['catalog:read', 'prices:write']);
    await expect(change(id, { name: 'Mine' }, reader)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change(id, { name: 'Mine' }, market.guest())).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const cushion = await createProduct(sale.system, variableProduct({ red: 500 }));
    for (const strange of [id, newId(), ...Object.values(cushion.variationIds)]) {
      await expect(change(strange, { name: 'Mine' })).rejects.toMatchObject({
        code: 'not-found',
        field: 'productId',
      });
    }
    expect((await readProductForStaff(market.system, id)).name).toBe('Cup');
  });
});

describe('pictures of a product', () => {
  const register = (name: string) =>
    registerFile(sale.system, {
      name,
      sha256: 'a'.repeat(64),
      mime: 'image/webp',
      bytes: 9,
      width: 800,
      height: 600,
    });

  it('get the sizes of the shop’s files, and keep those by which they are shown already; a film keeps its poster', async () => {
    const film = { file: 'poster.jpg', kind: 'video' as const, video: 'https://vimeo.com/76979871', alt: '' };
    const { id } = await createProduct(
      sale.system,
      simpleProduct({ media: [picture, { ...film, width: 16, height: 9 }] }),
    );
    await register('new.webp');
    await register('shown.jpg');
    const asRead = (await read(id)).media.map(({ file, kind, video, alt }) => ({ file, kind, video, alt }));
    await change(id, { media: asRead });
    expect((await read(id)).revision).toBe(1);
    await change(id, {
      media: [
        { ...film, alt: 'How it is made' },
        { file: 'new.webp', alt: 'Its box' },
      ],
    });
    expect((await read(id)).media).toEqual([
      { ...film, alt: 'How it is made', width: 16, height: 9 },
      { file: 'new.webp', kind: 'image', video: null, alt: 'Its box', width: 800, height: 600 },
    ]);
  });

  it('may be those of its variations, and none of another product or shop', async () => {
    const cushion = variableProduct({ red: 500 });
    const variations = cushion.variations.map((one) => ({ ...one, media: [picture] }));
    const { id } = await createProduct(sale.system, { ...cushion, variations });
    await change(id, { media: [{ file: 'shown.jpg', alt: '' }] });
    expect((await read(id)).media).toMatchObject([{ file: 'shown.jpg', width: 40 }]);
    const other = await sale.simple();
    const elsewhere = await makeSale(test.db);
    const theirs = { name: 'theirs.webp', sha256: 'b'.repeat(64), mime: 'image/webp', bytes: 9 };
    await registerFile(elsewhere.system, { ...theirs, width: 8, height: 6 });
    await register('own.webp');
    const media = ['shown.jpg', 'own.webp', 'theirs.webp'].map((file) => ({ file, alt: '' }));
    await expect(change(other.id, { media })).rejects.toMatchObject({
      code: 'invalid-input',
      issues: [
        { field: 'media.0.file', message: { code: 'catalogue.unknown_file', params: { file: 'shown.jpg' } } },
        { field: 'media.2.file' },
      ],
    });
  });

  it('are refused on the field at fault', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ media: [picture] }));
    const shown = { file: 'shown.jpg', alt: '' };
    const film = { ...shown, kind: 'video' as const };
    for (const [one, field] of [
      [{ ...shown, file: '../etc/passwd' }, 'media.0.file'],
      [{ ...shown, file: 'a\0.jpg' }, 'media.0.file'],
      [{ ...shown, alt: 'x'.repeat(256) }, 'media.0.alt'],
      [{ ...film, video: null }, 'media.0.video'],
      [{ ...film, video: 'https://films.example/1' }, 'media.0.video'],
      [{ ...shown, video: 'https://vimeo.com/76979871' }, 'media.0.video'],
    ] as const) {
      const refused = { code: 'invalid-input', field };
      await expect(change(id, { media: [one] }), JSON.stringify(one)).rejects.toMatchObject(refused);
    }
    await expect(change(id, { media: Array(51).fill(shown) })).rejects.toMatchObject({ field: 'media' });
  });
});
