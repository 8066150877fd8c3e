import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { registerFile } from '../../content/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { staffOf } from '../../testing/context.ts';
import { draft } from '../../testing/drafts.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import {
  archiveProduct,
  changeProduct,
  changeProducts,
  changeVariation,
  createProduct,
  createUnseenProduct,
  duplicateProduct,
  moveSlug,
  publishProduct,
  saveProducts,
  unpublishProduct,
} from '../index.ts';

const { sale } = saleForEachTest();

/** Does something as somebody of the staff; returns the entries that it left, each with its changes by path. */
async function auditOf(act: (ctx: typeof sale.system) => Promise<unknown>) {
  const before = (await readAudit(sale.system)).length;
  const ada = staffOf(sale.system, ['catalog:write', 'catalog:read', 'prices:write']);
  const actor = { ...ada.actor, networkAddress: '203.0.113.9' };
  await act({ ...ada, actor });
  const entries = (await readAudit(sale.system)).slice(before);
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor: actor.staffId, means: 'session', networkAddress: '203.0.113.9' });
    expect(entry.at).toEqual(sale.clock());
  }
  return entries.map(({ verb, entity, entityId, changes }) => ({
    verb,
    of: `${entity} ${entityId}`,
    changes: Object.fromEntries(
      changes.map(({ path, before: was, after: is }) => [path.join('.'), [was, is]] as const),
    ),
  }));
}

const register = (name: string) =>
  registerFile(sale.system, {
    ...{ name, sha256: 'a'.repeat(64), mime: 'image/webp', bytes: 9, width: 800, height: 600 },
  });
const image = { file: 'mug.webp', kind: 'image' as const, alt: 'A mug' };
const stored = { ...image, width: 800, height: 600 };
const level = { minQty: 2, price: 400, customerGroups: ['wholesale'], savePercent: 3 };
const said = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Of clay' }] }];

/** What is changed of a product, each field with what it was. */
const fields = {
  sku: ['mug', 'other'],
  name: ['Mug', 'Tall mug'],
  price: [1000, 1234],
  msrp: [null, 2000],
  priceLevels: [[], [level]],
  weightGrams: [0, 300],
  gtin: [null, '4006381333931'],
  mpn: [null, 'M-1'],
  unavailableForSale: [false, true],
  discontinued: [false, true],
  subTitle: ['', 'Holds more'],
  shortDescription: ['', 'A mug'],
  description: [[], said],
  brand: [null, 'Kiln'],
  visible: [true, false],
  hidePrice: [false, true],
  shippingFee: [0, 500],
  nonShippable: [false, true],
  limitShippingMethods: [null, ['standard']],
  itemDeliveryInfo: ['', 'By hand'],
  deliveryEstimate: [null, 'slow'],
  websiteVisibility: [true, false],
  featured: [false, true],
  websiteDisplay: ['single', 'other'],
  metaTitle: ['', 'Mugs'],
  metaDescription: ['', 'Of clay'],
  seoCrawlerSetting: ['', 'noindex'],
  categories: [[], ['mugs', 'home']],
} as const;

const wantedOf = (given: Readonly<Record<string, readonly [unknown, unknown]>>) =>
  Object.fromEntries(Object.entries(given).map(([name, [, after]]) => [name, after]));

describe('the entry in the audit log', () => {
  it('of a change of a product has each field with its value before and after [ADM-018]', async () => {
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Mugs' }]);
    await register('mug.webp');
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'mug' }));
    const more = { attributes: { colour: ['red'] }, media: [image] };
    const edit = { productId: id, revision: 1, ...wantedOf(fields), ...more };
    expect(await auditOf((ctx) => changeProduct(ctx, edit))).toEqual([
      {
        verb: 'product.edit',
        of: `product ${id}`,
        changes: { ...fields, 'attributes.colour': [undefined, ['red']], media: [[], [stored]] },
      },
    ]);
    const undone = { attributes: {}, media: [], brand: null };
    expect(
      await auditOf((ctx) => changeProduct(ctx, { productId: id, revision: 2, ...undone })),
    ).toMatchObject([
      {
        changes: { 'attributes.colour': [['red'], undefined], media: [[stored], []], brand: ['Kiln', null] },
      },
    ]);
  });

  it('of a variation has each field, and its product is told of [ADM-018]', async () => {
    await register('mug.webp');
    const made = await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'c' }));
    const [variationId = ''] = Object.values(made.variationIds);
    const { msrp, priceLevels, weightGrams, gtin, mpn, unavailableForSale, discontinued } = fields;
    const changes = {
      ...{ msrp, priceLevels, weightGrams, gtin, mpn, unavailableForSale, discontinued },
      sku: ['c-red', 'c-crimson'],
      price: [500, 450],
    } as const;
    const edit = { productId: made.id, variationId, revision: 1, ...wantedOf(changes), media: [image] };
    expect(await auditOf((ctx) => changeVariation(ctx, edit))).toEqual([
      {
        verb: 'product.edit-variation',
        of: `product ${variationId}`,
        changes: { ...changes, media: [[], [stored]] },
      },
      {
        verb: 'product.edit-variation',
        of: `product ${made.id}`,
        changes: { variations: [null, undefined] },
      },
    ]);
  });

  it('of what a group consists of has it before and after [ADM-018]', async () => {
    for (const sku of ['a', 'b']) await sale.simple({ sku });
    const { id } = await createProduct(sale.system, {
      ...{ classCode: 'grouped', sku: 'set', name: 'Set', children: ['a'] },
    });
    const edit = { productId: id, revision: 1, children: ['b', 'a'] };
    expect(await auditOf((ctx) => changeProduct(ctx, edit))).toMatchObject([
      { changes: { children: [['a'], ['b', 'a']] } },
    ]);
  });

  it('of another address has both, and so has each of several that are hidden or archived [ADM-018]', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'mug' }));
    const other = await sale.simple({ visible: false });
    expect(await auditOf((ctx) => moveSlug(ctx, { productId: id, slug: 'cup' }))).toEqual([
      { verb: 'product.move-slug', of: `product ${id}`, changes: { slug: ['mug', 'cup'] } },
    ]);
    const products = [id, other.id];
    const entries = await auditOf((ctx) => changeProducts(ctx, { products, visible: false, archived: true }));
    expect(new Set(entries)).toEqual(
      new Set([
        {
          ...{ verb: 'product.change', of: `product ${id}` },
          changes: { visible: [true, false], archived: [false, true] },
        },
        { verb: 'product.change', of: `product ${other.id}`, changes: { archived: [false, true] } },
      ]),
    );
    expect(await auditOf((ctx) => changeProducts(ctx, { products, archived: true }))).toEqual([]);
  });

  it('of a new product, and of a copy, says which it is [ADM-018]', async () => {
    const which = (sku: string, name: string) => ({
      ...{ sku: [undefined, sku], name: [undefined, name], classCode: [undefined, 'simple'] },
    });
    const made = await auditOf((ctx) =>
      createUnseenProduct(ctx, { kind: 'simple', name: 'Mug', sku: 'mug' }),
    );
    expect(made).toMatchObject([{ verb: 'product.create', changes: which('mug', 'Mug') }]);
    const productId = made[0]?.of.replace('product ', '') ?? '';
    const copied = await auditOf((ctx) => duplicateProduct(ctx, { productId, name: 'Copy', ending: '-2' }));
    expect(copied).toMatchObject([{ verb: 'product.create', changes: which('mug-2', 'Copy') }]);
  });

  it('of an import has each field of what is known, and says which is new [ADM-018]', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'mug', slug: 'mug' }));
    const drafts = [draft('mug', { name: 'Cup', price: 900, stock: { available: 4 } }), draft('new', {})];
    const before = (await readAudit(sale.system)).length;
    await saveProducts(sale.system, drafts);
    const entries = (await readAudit(sale.system)).slice(before);
    const imported = { verb: 'product.import', entity: 'product', actorKind: 'system', means: 'command' };
    expect(entries).toHaveLength(2);
    expect(entries.find(({ entityId }) => entityId === id)).toMatchObject({
      ...imported,
      changes: expect.arrayContaining([
        { path: ['name'], before: 'Mug', after: 'Cup' },
        { path: ['price'], before: 1000, after: 900 },
        { path: ['stock', 'available'], before: 10, after: 4 },
      ]),
    });
    const made = entries.find(({ entityId }) => entityId !== id);
    expect(made).toMatchObject({
      ...imported,
      changes: expect.arrayContaining([{ path: ['sku'], after: 'new' }]),
    });
  });

  it('of a variation that is archived or brought back has both, and so has being shown [ADM-018]', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 500 }, { visible: false }));
    const [red = ''] = Object.values(made.variationIds);
    const above = { of: `product ${made.id}`, changes: { variations: [null, undefined] } };
    expect(await auditOf((ctx) => archiveProduct(ctx, red))).toEqual([
      { verb: 'product.archive', of: `product ${red}`, changes: { archived: [false, true] } },
      { verb: 'product.archive', ...above },
    ]);
    expect(await auditOf((ctx) => archiveProduct(ctx, red, false))).toEqual([
      { verb: 'product.bring-back', of: `product ${red}`, changes: { archived: [true, false] } },
      { verb: 'product.bring-back', ...above },
    ]);
    const productId = made.id;
    expect(await auditOf((ctx) => publishProduct(ctx, { productId }))).toEqual([
      { verb: 'product.publish', of: `product ${productId}`, changes: { visible: [false, true] } },
    ]);
    expect(await auditOf((ctx) => unpublishProduct(ctx, productId))).toEqual([
      { verb: 'product.unpublish', of: `product ${productId}`, changes: { visible: [true, false] } },
    ]);
  });
});
