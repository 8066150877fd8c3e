import { newId, product } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changePrice } from '../../../pricing/index.ts';
import { readAudit } from '../../../testing/audit.ts';
import { variableProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { colors, makeShirt, sizes, wantedAttribute } from '../../../testing/shirt.ts';
import { recordStatements } from '../../../testing/statements.ts';
import {
  archiveProduct,
  changeProduct,
  changeVariation,
  changeVariationAttributes,
  createProduct,
  editProduct,
} from '../../index.ts';

const { test, sale } = saleForEachTest();

const green = [colors('red', 'blue', 'green'), sizes('s', 'l')];
/** The shop in a request of its own, as that of each person is. */
const somebody = () => ({ ...sale.system, requestId: newId() });
const conflict = (fields: string) => ({
  code: 'conflict',
  field: 'revision',
  params: expect.objectContaining({ fields }),
});

describe('two who change the attributes of a product', () => {
  it('at once: one of them is told, and no two variations are alike [ADM-111, ADM-907]', async () => {
    const shirt = await makeShirt(sale.system);
    const wishes = [
      green,
      green,
      [colors('red', 'green'), sizes('s', 'l')],
      [sizes('s', 'l', 'm'), colors('red', 'blue')],
    ];
    const outcomes = await Promise.allSettled(wishes.map((one) => shirt.change(one, { revision: 1 })));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', field: 'revision' });
    const rows = await shirt.rows();
    const keys = rows.map(({ variationValues }) => `${variationValues?.color} ${variationValues?.size}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at));
  });

  it('are told where the attributes or variations are others now, and not of anything else [ADM-907]', async () => {
    const shirt = await makeShirt(sale.system);
    const { productId } = shirt;
    await changeProduct(sale.system, { productId, revision: 1, name: 'Blouse' });
    expect(await shirt.change(green, { revision: 1, combinations: [] })).toMatchObject({ revision: 3 });
    expect(await shirt.read()).toMatchObject({ name: 'Blouse' });
    await expect(shirt.change([colors('red'), sizes('s', 'l')], { revision: 2 })).rejects.toMatchObject({
      ...conflict('variants'),
      present: { variants: [{ id: 'color' }, { id: 'size' }] },
    });
    await archiveProduct(somebody(), shirt.variationIds['red-s'] ?? '');
    await expect(shirt.change(green, { revision: 3 })).rejects.toMatchObject(conflict('variations'));
    await editProduct(somebody(), { productId, revision: 4, variations: [{ sku: 'red-l' }] });
    await expect(shirt.change(green, { revision: 4 })).rejects.toMatchObject(conflict('variations'));
    await expect(shirt.change(green, { revision: 9 })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are not told of what others changed of the variations themselves, unless that is whether they are there [ADM-907]', async () => {
    const shirt = await makeShirt(sale.system);
    const { productId } = shirt;
    const { 'red-s': variationId = '', 'blue-l': blue = '' } = shirt.variationIds;
    await changePrice(somebody(), { productId: variationId, price: 450 });
    await changeVariation(somebody(), { productId, variationId, revision: 1, mpn: 'M-1' });
    const seen = (await shirt.read()).revision;
    expect(seen).toBe(3);
    expect(await shirt.change(green, { revision: 1 }, somebody())).toMatchObject({ made: 2, revision: 4 });
    expect((await shirt.rows())[0]).toMatchObject({ price: 450, mpn: 'M-1' });
    // What others did before that was seen counts no more.
    await changePrice(somebody(), { productId: variationId, price: 445 });
    expect(await shirt.change(green, { revision: 4 }, somebody())).toMatchObject({ made: 0, revision: 5 });
    await archiveProduct(somebody(), blue);
    await changePrice(somebody(), { productId: variationId, price: 440 });
    const late = shirt.change([...green, wantedAttribute('Fit', ['slim'])], { revision: 4 }, somebody());
    await expect(late).rejects.toMatchObject(conflict('variations'));
  });

  it('while others edit, sell and archive its variations, all of it holds [ADM-907]', async () => {
    const shirt = await makeShirt(sale.system);
    const { productId, variationIds } = shirt;
    const { 'red-s': red = '', 'blue-l': blue = '' } = variationIds;
    const outcomes = await Promise.allSettled([
      shirt.change(green, { revision: 1 }),
      changeVariation(sale.system, { productId, variationId: red, revision: 1, mpn: 'M-1' }),
      changePrice(sale.system, { productId: blue, price: 650 }),
      archiveProduct(sale.system, variationIds['red-l'] ?? ''),
      shirt.change([colors('red', 'blue'), sizes('s')], { revision: 1 }),
    ]);
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'conflict', field: 'revision' });
    // Both saw the same attributes: what one of them made of these is not undone by the other.
    expect([outcomes[0], outcomes[4]].filter((one) => one?.status === 'fulfilled').length).toBeLessThan(2);
    const all = await test.db.queries.select().from(product).where(eq(product.parentId, productId));
    expect(all.find(({ id }) => id === red)).toMatchObject({ mpn: 'M-1' });
    expect(all.find(({ id }) => id === blue)).toMatchObject({ price: 650 });
    const active = all
      .filter((one) => !one.archived)
      .map(({ variationValues }) => JSON.stringify(variationValues));
    expect(new Set(active).size).toBe(active.length);
  });

  it('of other products, who wish for the same skus, get different ones or are told', async () => {
    const makers = Array.from({ length: 4 }, async (_, at) => {
      const { id } = await createProduct(sale.system, variableProduct({ red: 500 }, { sku: `c${at}` }));
      return changeVariationAttributes(sale.system, {
        productId: id,
        revision: 1,
        attributes: [colors('red', 'green')],
        skuPattern: 'same',
      });
    });
    const outcomes = await Promise.allSettled(makers);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', field: 'skuPattern' });
    const made = await test.db.queries
      .select()
      .from(product)
      .where(eq(product.sellerId, sale.shop.ownSellerId ?? ''));
    expect(made.filter(({ sku }) => sku.startsWith('same'))).toHaveLength(4 - refused.length);
    expect(refused.length).toBeLessThan(4);
  });
});

it('attributes are changed in as many statements whether there are two variations or two hundred', async () => {
  const sent = async (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `v${at}`);
    const prices = Object.fromEntries(names.map((name) => [name, 500]));
    const { id: productId } = await createProduct(sale.system, variableProduct(prices, { sku: `c${count}` }));
    const renamed = names.slice(1).map((name) => `n${name}<${name}`);
    const change = (revision: number, ...attributes: ReturnType<typeof colors>[]) =>
      recordStatements(test.db, () =>
        changeVariationAttributes(sale.system, { productId, revision, attributes }),
      );
    const first = await change(1, colors(...renamed, 'new'), sizes('s', 'l'));
    const second = await change(2, colors('v0', ...renamed.map((one) => one.split('<')[0] ?? '')));
    return [first.length, second.length];
  };
  expect(await sent(200)).toEqual(await sent(2));
});

it('the audit log tells of the product, and of each variation that was made, archived, brought back or renamed [ADM-018]', async () => {
  const shirt = await makeShirt(sale.system);
  const { productId, variationIds } = shirt;
  const known = (await readAudit(sale.system)).length;
  const entries = async () =>
    (await readAudit(sale.system))
      .slice(known)
      .map(({ verb, entityId, revision, changes }) => ({ verb, entityId, revision, changes }));
  await shirt.change([colors('crimson<red'), sizes('s', 'xl', 'l')], {
    price: 900,
    combinations: [{ color: 'crimson', size: 'xl' }],
  });
  const made = (await shirt.rows()).find(({ sku }) => sku === 'shirt-crimson-xl')?.id;
  const renamed = { path: ['values', 'color'], before: 'red', after: 'crimson' };
  const archived = { path: ['archived'], before: false, after: true };
  const variants = expect.objectContaining({ path: ['variants'] });
  expect(await entries()).toEqual([
    {
      verb: 'product.change-attributes',
      entityId: productId,
      revision: 2,
      changes: [variants, { path: ['variations'], before: null }],
    },
    { verb: 'product.change-attributes', entityId: variationIds['red-s'], revision: 2, changes: [renamed] },
    { verb: 'product.change-attributes', entityId: variationIds['red-l'], revision: 2, changes: [renamed] },
    { verb: 'product.archive', entityId: variationIds['blue-s'], revision: 2, changes: [archived] },
    { verb: 'product.archive', entityId: variationIds['blue-l'], revision: 2, changes: [archived] },
    {
      verb: 'product.create',
      entityId: made,
      revision: 1,
      changes: [
        { path: ['sku'], after: 'shirt-crimson-xl' },
        { path: ['values'], after: { color: 'crimson', size: 'xl' } },
        { path: ['price'], after: 900 },
      ],
    },
  ]);
  await shirt.change([colors('crimson', 'blue'), sizes('s', 'xl', 'l')], {
    combinations: [{ color: 'blue', size: 's' }],
  });
  expect((await entries()).at(-1)).toMatchObject({
    verb: 'product.bring-back',
    entityId: variationIds['blue-s'],
    revision: 3,
  });
  const told = (await entries()).length;
  await shirt.change([colors('crimson', 'blue'), sizes('l', 'xl', 's')], { combinations: [] });
  // A place among the others is nothing of the variation itself.
  expect((await entries()).slice(told)).toMatchObject([{ entityId: productId, revision: 4 }]);
  // Whoever edits a variation that was renamed meanwhile is not in its way.
  await changeVariation(sale.system, {
    productId,
    variationId: variationIds['red-s'] ?? '',
    revision: 1,
    mpn: 'M',
  });
  expect((await entries()).at(-2)).toMatchObject({ changes: [{ path: ['mpn'], before: null, after: 'M' }] });
});
