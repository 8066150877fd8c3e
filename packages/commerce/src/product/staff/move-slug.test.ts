import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { createRedirect } from '../../address/index.ts';
import { createCategory, resolveAddress } from '../../category/index.ts';
import { createPage } from '../../content/index.ts';
import { staffOf } from '../../testing/context.ts';
import { makeMarket } from '../../testing/market.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { createProduct, moveSlug, readProductForStaff } from '../index.ts';

const { test, sale } = saleForEachTest();

const make = async (slug: string, name = 'Mug') =>
  (await createProduct(sale.system, simpleProduct({ slug, name }))).id;
const move = (productId: string, slug: string, ctx = sale.system) => moveSlug(ctx, { productId, slug });
const at = (path: string) => resolveAddress(sale.guest(), path);
const toward = (to: string) => ({ kind: 'redirect', to, type: 301 });

describe('another address of a product', () => {
  it('is led to by all former ones in one hop, also after several changes and back', async () => {
    const id = await make('a');
    for (const slug of ['b', 'c', 'a', 'd']) {
      sale.clock.advance(60);
      await move(id, slug);
    }
    for (const former of ['/a', '/b', '/c']) expect(await at(former), former).toEqual(toward('/d'));
    expect(await at('/d')).toMatchObject({ kind: 'product', id });
    sale.clock.advance(60);
    await move(id, 'b');
    for (const former of ['/a', '/c', '/d']) expect(await at(former), former).toEqual(toward('/b'));
    expect(await at('/b')).toMatchObject({ kind: 'product', id });
    expect(await readProductForStaff(sale.system, id)).toMatchObject({
      slug: 'b',
      address: `${sale.shop.baseUrl}/b`,
      formerSlugs: ['d', 'a', 'c'],
    });
  });

  it('is refused where something has it, with what that is and a free one', async () => {
    const id = await make('a');
    await move(await make('lamp', 'Tall lamp'), 'lamps');
    await createCategory(sale.system, { name: 'Home' });
    await createPage(sale.system, { title: 'Privacy policy', slug: 'privacy' });
    await createRedirect(sale.system, { from: 'summer', to: '/sale' });
    await make('lamps-2');
    for (const [slug, heldBy, holder, free] of [
      ['lamps', 'product', 'Tall lamp', 'lamps-3'],
      ['lamp', 'product', 'Tall lamp', 'lamp-2'],
      ['home', 'category', 'Home', 'home-2'],
      ['privacy', 'page', 'Privacy policy', 'privacy-2'],
      ['summer', 'redirect', 'summer', 'summer-2'],
    ] as const) {
      await expect(move(id, slug), slug).rejects.toMatchObject({
        code: 'conflict',
        field: 'slug',
        params: { heldBy, holder, free },
      });
    }
    expect(await at('/a')).toMatchObject({ kind: 'product', id });
  });

  it('is refused where it is reserved or no slug, with a free one', async () => {
    const id = await make('a');
    for (const [slug, code, free] of [
      ['checkout', 'field.slug_reserved', 'checkout-2'],
      ['Über uns', 'field.slug', 'uber-uns'],
      ['a/b', 'input.format', 'a-b'],
    ] as const) {
      await expect(move(id, slug), slug).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'slug',
        reason: { code },
        params: { free },
      });
    }
    await expect(move(id, ' ')).rejects.toMatchObject({ code: 'invalid-input', params: {} });
  });

  it('of two products that move there at once is one’s, and the other keeps its own', async () => {
    const ids = [await make('a', 'A'), await make('b', 'B')];
    for (const slug of ['x', 'y', 'z']) {
      const outcomes = await Promise.allSettled(ids.map((id) => move(id, slug)));
      const lost = outcomes.findIndex(({ status }) => status === 'rejected');
      const found = await Promise.all(ids.map((id) => readProductForStaff(sale.system, id)));
      const names = found.map((one) => (one.slug === slug ? 'there' : one.name));
      expect(names.filter((name) => name === 'there')).toHaveLength(1);
      expect(names[lost]).toBe(found[lost]?.name);
      expect(outcomes[lost]).toMatchObject({
        reason: { code: 'conflict', params: { heldBy: 'product', holder: found[1 - lost]?.name } },
      });
      await Promise.all(ids.map((id, place) => move(id, `own-${place}-${slug}`)));
    }
  });

  it('is for staff with catalog:write, of one seller for that one’s alone, who are not told of others’ products', async () => {
    const market = await makeMarket(test.db);
    const options = (sellerId: string) => ({ sellerId });
    const { id } = await createProduct(market.system, simpleProduct({ slug: 'a' }), options(market.south));
    const theirs = simpleProduct({ slug: 'b', name: 'Secret', visible: false });
    await createProduct(market.system, theirs, options(market.north));
    const of = (sellerId: string) => staffOf(market.system, ['catalog:write'], sellerId);
    await expect(move(id, 'c', of(market.north))).rejects.toMatchObject({ code: 'not-found' });
    await expect(move(id, 'b', of(market.south))).rejects.toMatchObject({
      params: { heldBy: 'product', holder: '', free: 'b-2' },
    });
    await expect(move(id, 'b', market.system)).rejects.toMatchObject({ params: { holder: 'Secret' } });
    await expect(move(id, 'c', of(market.south))).resolves.toBeUndefined();
    const reader = staffOf(market.system, ['catalog:read']);
    await expect(move(id, 'd', reader)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is given to no product of another shop, and to no variation', async () => {
    const theirs = await (await makeSale(test.db)).simple();
    const { variationIds } = await createProduct(sale.system, variableProduct({ red: 500 }));
    for (const strange of [theirs.id, newId(), ...Object.values(variationIds)]) {
      await expect(move(strange, 'x')).rejects.toMatchObject({ code: 'not-found' });
    }
    expect(await at('/x')).toEqual({ kind: 'none' });
  });
});
