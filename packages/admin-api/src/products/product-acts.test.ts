import type { AdminOutputs } from '@stoa/admin-contract';
import { createCategory, createProduct, newId, resolveAddress } from '@stoa/commerce';
import { makeSale, simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { productsOffice } from '../testing/products-office.ts';

type Told = AdminOutputs['products'];

const { opened, ask, tokenOf } = productsOffice();

const read = async (id: string) => (await ask<Told['read']>('GET', `/products/${id}`)).body;
const many = (body: object) => ask<Told['changeMany']>('POST', '/products-changes', body);
const move = (id: string, slug: string) => ask<Told['moveSlug']>('PUT', `/products/${id}/slug`, { slug });

describe('products over HTTP', () => {
  it('are shown, hidden, archived and brought back several at once, all or none', async () => {
    const { sale } = opened();
    const products = [(await sale.simple()).id, (await sale.simple({ visible: false })).id];
    const [first = ''] = products;
    expect(await many({ products, visible: true })).toMatchObject({ status: 200, body: { changed: 1 } });
    expect(await many({ products, archived: true })).toMatchObject({ body: { changed: 2 } });
    expect(await read(first)).toMatchObject({ visible: true, archived: true });
    expect(await many({ products, archived: false, visible: false })).toMatchObject({ body: { changed: 2 } });
    expect(await many({ products })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/visible', detail: 'customer.nothing_given' }] },
    });
    const strange = [...products, (await (await makeSale(sale.system.db)).simple()).id];
    expect(await many({ products: strange, visible: true })).toMatchObject({
      status: 404,
      body: { errors: [{ pointer: '/products' }] },
    });
    const most = Array.from({ length: 501 }, newId);
    expect(await many({ products: most, visible: true })).toMatchObject({ status: 400 });
    expect(await read(first)).toMatchObject({ visible: false, archived: false });
  });

  it('are told of in the audit log by the verbs of the contract [ADM-018, ADM-901]', async () => {
    const { id } = await opened().sale.simple();
    await ask('PATCH', `/products/${id}`, { version: 1, name: 'Cup' });
    await many({ products: [id], visible: false });
    await move(id, 'cup');
    const { items } = (await ask<AdminOutputs['audit']['list']>('GET', `/audit-entries?entityId=${id}`)).body;
    expect(items.map(({ verb }) => verb)).toEqual([
      'product.move-slug',
      'product.change',
      'product.edit',
      'product.create',
    ]);
  });

  it('are moved to another address, which the former ones lead to; one that is taken is told with what has it', async () => {
    const { sale } = opened();
    const { id } = await createProduct(sale.system, simpleProduct({ slug: 'mug' }));
    await createCategory(sale.system, { name: 'Home' });
    await move(id, 'cup');
    expect(await move(id, 'bowl')).toMatchObject({
      status: 200,
      body: { slug: 'bowl', address: `${sale.shop.baseUrl}/bowl` },
    });
    for (const former of ['mug', 'cup']) {
      const to = { kind: 'redirect', to: '/bowl', type: 301 };
      expect(await resolveAddress(sale.guest(), former)).toEqual(to);
    }
    expect(await move(id, 'home')).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [{ pointer: '/slug' }],
        params: { heldBy: 'category', holder: 'Home', free: 'home-2' },
      },
    });
    expect(await move(id, 'checkout')).toMatchObject({
      status: 400,
      body: {
        errors: [{ pointer: '/slug', detail: 'field.slug_reserved' }],
        params: { free: 'checkout-2' },
      },
    });
    expect(await move(newId(), 'x')).toMatchObject({ status: 404 });
  });

  it('are copied with an ending that was told before; a taken one is refused [ADM-106]', async () => {
    const colors = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`c${at}`, 100]));
    const given = variableProduct(colors, { sku: 'cushion', name: 'Cushion' });
    const { id } = await createProduct(opened().sale.system, given);
    const told = (await ask<Told['copySkus']>('GET', `/products/${id}/copy-skus`)).body;
    expect(told).toMatchObject({ ending: '-2', sku: 'cushion-2' });
    expect(told.variations).toHaveLength(100);
    expect(told.variations[1]).toBe('cushion-c1-2');
    const copy = (body: object) => ask<Told['duplicate']>('POST', `/products/${id}/copies`, body);
    const made = await copy({ name: 'Cushion', ending: told.ending });
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(await read(made.body.id)).toMatchObject({
      sku: 'cushion-2',
      slug: 'cushion-2',
      visible: false,
      variations: 120,
    });
    expect(await copy({ name: 'Cushion', ending: told.ending })).toMatchObject({
      status: 409,
      body: {
        errors: [{ pointer: '/ending', detail: 'catalogue.ending_taken' }],
        params: { sku: 'cushion-2' },
      },
    });
    const long = { name: 'Cushion', ending: 'x'.repeat(21) };
    expect(await copy(long)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/ending' }] } });
  });

  it('are changed by who may alone', async () => {
    const { id } = await opened().sale.simple();
    const reader = await tokenOf('read-only');
    const asked = [
      ['POST', '/products', { kind: 'simple', name: 'Mug', sku: 'mug' }],
      ['POST', '/products-changes', { products: [id], visible: false }],
      ['PUT', `/products/${id}/slug`, { slug: 'x' }],
      ['POST', `/products/${id}/copies`, { name: 'Copy', ending: '-2' }],
    ] as const;
    for (const [method, path, body] of asked) {
      expect((await ask(method, path, body, reader)).status, path).toBe(403);
    }
    expect((await ask('GET', `/products/${id}/copy-skus`, undefined, reader)).status).toBe(200);
  });
});
