import type { AdminOutputs } from '@stoa/admin-contract';
import { createProduct } from '@stoa/commerce';
import { makeSale, simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { productsOffice } from '../testing/products-office.ts';

type Told = AdminOutputs['products'];

const { opened, ask, tokenOf } = productsOffice();

const read = async (id: string) => (await ask<Told['read']>('GET', `/products/${id}`)).body;
const change = (id: string, body: object) =>
  ask<Told['change']>('PATCH', `/products/${id}`, { version: 1, ...body });
const create = (body: object = {}) =>
  ask<Told['create']>('POST', '/products', { kind: 'simple', name: 'Linen shirt', sku: 'shirt', ...body });

describe('a product over HTTP', () => {
  it('is told whole, but for its variations', async () => {
    const { sale } = opened();
    const film = { kind: 'video' as const, video: 'https://vimeo.com/76979871' };
    const picture = { file: 'mug.jpg', alt: 'A mug', width: 40, height: 30 };
    const swatch = { value: 'red', swatch: '#f00' };
    const cushion = variableProduct({ red: 700, blue: 500 }, { sku: 'cushion', name: 'Cushion' });
    const color = { id: 'color', label: 'Colour', displayType: 'button' as const };
    const { id } = await createProduct(sale.system, {
      ...cushion,
      variants: [{ ...color, buttonSetting: { size: 1 }, options: [swatch, { value: 'blue' }] }],
      media: [{ ...picture, ...film }],
      attributes: { fabric: ['linen'] },
    });
    const { status, body } = await ask<Told['read']>('GET', `/products/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      version: 1,
      kind: 'variable_product',
      sku: 'cushion',
      seller: { id: sale.shop.ownSellerId, isOwn: true },
      address: `${sale.shop.baseUrl}/cushion`,
      formerSlugs: [],
      lacks: ['picture', 'category'],
      attributes: { fabric: ['linen'] },
      media: [{ ...picture, ...film }],
      currency: 'USD',
      price: { from: 500, to: 700 },
      variationAttributes: [{ ...color, options: [swatch, { value: 'blue' }] }],
      variations: 2,
      optionCount: 0,
      stock: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect((await ask<Told['lacks']>('GET', `/products/${id}/lacks`)).body).toEqual({ lacks: body.lacks });
    const mug = await sale.simple({ stock: { available: 3, backorderShipDate: '2026-04-01T00:00:00Z' } });
    expect((await read(mug.id)).stock).toMatchObject({
      onHand: 3,
      salable: 3,
      backorderShipDate: '2026-04-01T00:00:00.000Z',
    });
  });

  it('is made unseen, and named by the field at fault where it is not taken [ADM-105]', async () => {
    const made = await create();
    expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(await read(made.body.id)).toMatchObject({
      visible: false,
      slug: 'linen-shirt',
      price: { from: 0, to: 0 },
      lacks: ['price', 'picture', 'category'],
    });
    expect((await read((await create({ sku: 'shirt-2' })).body.id)).slug).toBe('linen-shirt-2');
    expect(await create()).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'catalogue.sku_taken', errors: [{ pointer: '/sku' }] },
    });
    const group = { kind: 'grouped', sku: 'set' };
    expect(await create(group)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/children', detail: 'catalogue.parts_missing' }] },
    });
    expect(await create({ kind: 'bundle' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/kind' }] },
    });
    const variable = await create({ kind: 'variable_product', sku: 'shirts' });
    expect(await read(variable.body.id)).toMatchObject({
      kind: 'variable_product',
      variationAttributes: [],
      variations: 0,
      lacks: ['price', 'picture', 'category', 'variation'],
    });
  });

  it('as a group names the part that is none [ADM-115]', async () => {
    const { sale } = opened();
    const { sku } = await sale.simple();
    await createProduct(sale.system, variableProduct({ red: 700 }, { sku: 'cushion' }));
    const group = (children: string[]) => create({ kind: 'grouped', sku: 'set', children });
    expect(await group([sku, 'cushion'])).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/children/1', detail: 'catalogue.not_a_part' }] },
    });
    expect(await group([sku])).toMatchObject({ status: 201 });
  });

  it('is changed by the version that was seen; the same field changed by others is 409 with what it is now [ADM-907]', async () => {
    const { id } = await opened().sale.simple();
    expect(await change(id, { name: 'Cup', price: 500 })).toMatchObject({
      status: 200,
      body: { version: 2, name: 'Cup', price: { from: 500, to: 500 } },
    });
    expect(await change(id, { brand: 'Kiln' })).toMatchObject({ body: { version: 3, name: 'Cup' } });
    expect(await change(id, { name: 'Bowl' })).toMatchObject({
      status: 409,
      body: {
        errors: [{ pointer: '/version' }],
        params: { fields: 'name', revision: 3 },
        present: { name: 'Cup' },
      },
    });
    expect(await ask('PATCH', `/products/${id}`, { name: 'Bowl' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/version' }] },
    });
    expect(await change(id, { stock: { available: 1 } })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/stock' }] },
    });
  });

  it('names each field that is refused as the contract does [ADM-906]', async () => {
    const { id } = await opened().sale.simple();
    const media = [{ file: 'none.jpg', alt: '' }];
    expect(await change(id, { media })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/media/0/file', detail: 'catalogue.unknown_file' }] },
    });
    const wrong = { gtin: '123', attributes: { Colour: 'red' }, categories: ['nowhere'] };
    const { status, body } = await change(id, wrong);
    expect(status).toBe(400);
    expect(Object(body).errors).toEqual([
      { pointer: '/gtin', detail: 'catalogue.gtin' },
      { pointer: '/attributes/Colour', detail: 'input.format' },
    ]);
  });

  it('is written by whoever may alone, and is none of another shop', async () => {
    const { sale } = opened();
    const { id } = await sale.simple();
    const path = `/products/${id}`;
    const body = { version: 1, name: 'Cup' };
    for (const role of ['support', 'order-manager', 'read-only'] as const) {
      const token = await tokenOf(role);
      expect((await ask('PATCH', path, body, token)).status, role).toBe(403);
      expect((await ask('GET', path, undefined, token)).status, role).toBe(200);
    }
    expect((await ask('PATCH', path, body, await tokenOf('seller'))).status).toBe(200);
    const theirs = await (await makeSale(sale.system.db)).simple();
    for (const strange of [theirs.id, sale.shop.id]) {
      const refused = { status: 404, body: { errors: [{ pointer: '/product' }] } };
      expect(await ask('GET', `/products/${strange}`)).toMatchObject(refused);
      expect(await ask('GET', `/products/${strange}/lacks`)).toMatchObject(refused);
      expect(await change(strange, { name: 'Mine' })).toMatchObject(refused);
    }
  });
});

describe('the body of a change of a product', () => {
  const paragraphs = (text: string, count: number) =>
    Array.from({ length: count }, () => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

  it('may hold a description of 100,000 characters in any script, but no more than 512 KiB', async () => {
    const { id } = await createProduct(opened().sale.system, simpleProduct());
    const description = paragraphs('長'.repeat(19_900), 5);
    expect(Buffer.byteLength(JSON.stringify(description))).toBeGreaterThan(290_000);
    expect(await change(id, { description })).toMatchObject({ status: 200, body: { description } });
    expect(await change(id, { version: 2, description: paragraphs('x'.repeat(20_000), 5) })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/description' }] },
    });
    const tooLarge = await change(id, { description: paragraphs('x'.repeat(20_000), 30) });
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });

  it('of any other is taken up to 64 KiB', async () => {
    const ending = (length: number) => create({ sku: 'x', name: 'x'.repeat(length) });
    expect((await ending(60_000)).status).toBe(400);
    expect((await ending(66_000)).status).toBe(413);
  });
});
