import { inTransaction, newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { reserveStock } from '../../stock/index.ts';
import { recordChanges } from '../../testing/changes.ts';
import { draft, recordAt } from '../../testing/drafts.ts';
import { simpleProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../testing/statements.ts';
import { unique } from '../../testing/unique.ts';
import { createProduct } from './create-products.ts';
import { editProduct } from './edit-product.ts';
import type { ProductWrite } from './product-write.ts';
import { saveProducts } from './save-products.ts';

const { test, sale } = saleForEachTest();

const save = (...writes: ProductWrite[]) => saveProducts(sale.system, writes);
const recordOf = (slug: string) => recordAt(test.db, sale, slug);

type Changes = Readonly<Record<string, unknown>>;

const simpleFields: Changes = {
  name: 'Lamp',
  subTitle: 'Warm',
  shortDescription: 'Short',
  description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Long' }] }],
  brand: 'Acme',
  attributes: { color: 'Red', sizes: ['S', 'M'], width: 12.5 },
  hidePrice: true,
  shippingFee: 5,
  weightGrams: 7,
  nonShippable: true,
  limitShippingMethods: ['standard'],
  itemDeliveryInfo: 'Soon',
  deliveryEstimate: 'made-to-order',
  websiteVisibility: false,
  unavailableForSale: true,
  discontinued: true,
  featured: true,
  popularity: 9,
  websiteDisplay: 'other',
  personalizationOptions: [
    { code: 'name', label: 'Name', type: 'text', required: true, displayed: true, characterLimit: 20 },
  ],
  productOptions: [
    {
      id: 'wrap',
      label: 'Wrap',
      optionType: 'text',
      isRequired: false,
      additionalFee: 100,
      initialVisibility: 'show',
      values: [],
    },
  ],
  metaTitle: 'T',
  metaDescription: 'D',
  seoCrawlerSetting: 'noindex',
  archived: true,
  visible: false,
  reviewStars: [0, 0, 1, 2, 3],
  media: [{ file: 'lamp.webp', kind: 'image', alt: 'Lamp', width: 10, height: 20 }],
  price: 4200,
  msrp: 5000,
  priceLevels: [{ minQty: 3, price: 4000, customerGroups: [], savePercent: 5 }],
  stock: {
    available: 3,
    allowBackorders: true,
    backorderShipDate: '2026-05-01T00:00:00.000Z',
  },
};

describe('saving products as they are written down', () => {
  it('makes new ones, and once more changes nothing and says nothing', async () => {
    expect(await save(draft('lamp', simpleFields), draft('mug', {}))).toEqual([
      { kind: 'created' },
      { kind: 'created' },
    ]);
    expect(await recordOf('lamp')).toMatchObject(simpleFields);
    const changes = await recordChanges(test.db, async () => {
      expect(await save(draft('lamp', simpleFields), draft('mug', {}))).toEqual([
        { kind: 'unchanged' },
        { kind: 'unchanged' },
      ]);
    });
    expect(changes).toEqual([]);
  });

  it.each(Object.entries(simpleFields))('changes %s of a product that is there', async (field, value) => {
    await save(draft('lamp', {}));
    const changes = await recordChanges(test.db, async () => {
      expect(await save(draft('lamp', { [field]: value }))).toEqual([{ kind: 'changed' }]);
    });
    expect(await recordOf('lamp')).toMatchObject({ [field]: value });
    expect(changes.length).toBeGreaterThan(0);
    expect(await save(draft('lamp', { [field]: value }))).toEqual([{ kind: 'unchanged' }]);
  });

  it('says what changed: price, stock, being shown', async () => {
    await save(draft('lamp', {}));
    const kinds = async (given: Changes) =>
      new Set((await recordChanges(test.db, () => save(draft('lamp', given)))).map(({ kind }) => kind));
    expect(await kinds({ price: 1 })).toEqual(new Set(['product.changed', 'price.changed']));
    expect(await kinds({ stock: { available: 4 } })).toEqual(
      new Set(['stock.changed', 'stock.status-changed']),
    );
    expect(await kinds({ visible: false })).toEqual(new Set(['publication.changed']));
  });

  it('keeps what orders hold when stock is set, and refuses to end stock keeping over it', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'held', stock: { available: 5 } }));
    await inTransaction(test.db, (tx) =>
      reserveStock(
        tx,
        sale.system,
        [{ sellerId: sale.shop.ownSellerId ?? '', productId: id, quantity: 2 }],
        newId(),
      ),
    );
    expect(await recordOf('held')).toMatchObject({ stock: { available: 3 } });
    await save(draft('held', { stock: { available: 10 } }));
    const { rows } = await test.db.pool.query('select on_hand, reserved from stock where product_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ on_hand: 12, reserved: 2 }]);
    expect(await save(draft('held', { stock: null, name: 'Other' }))).toEqual([
      {
        kind: 'rejected',
        faults: [{ code: 'conflict', field: 'stock', reason: 'orders still hold pieces of it', params: {} }],
      },
    ]);
    expect(await recordOf('held')).toMatchObject({ name: 'Mug' });
  });

  it('looks again under lock at what it is to change', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'race', slug: 'race' }));
    let looks = 0;
    const racing: ProductWrite = {
      key: { slug: 'race' },
      merge: (stored) => {
        looks += 1;
        return { record: { ...stored, price: 2 } };
      },
    };
    await editProduct(sale.system, { productId: id, revision: 1, name: 'Theirs' });
    await saveProducts(sale.system, [racing]);
    expect(looks).toBe(2);
    expect(await recordOf('race')).toMatchObject({ name: 'Theirs', price: 2 });
  });

  it('needs as many statements for a hundred products as for ten', async () => {
    const some = (count: number) => Array.from({ length: count }, () => draft(unique('p'), {}));
    const few = await recordStatements(test.db, () => save(...some(10)));
    const many = await recordStatements(test.db, () => save(...some(100)));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThan(40);
  });
});
