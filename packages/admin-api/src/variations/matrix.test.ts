import type { AdminOutputs } from '@stoa/admin-contract';
import { createProduct, newId } from '@stoa/commerce';
import { makeSale, type TestSale, variableProduct } from '@stoa/commerce/testing';
import type { Role } from '@stoa/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saleOffice } from '../testing/sale-office.ts';

type Told = AdminOutputs['variations'];

const { opened, ask } = saleOffice('catalog-manager');
let sale: TestSale;
let product: string;
/** By colour. */
let ids: Readonly<Record<string, string>>;
beforeAll(() => {
  ({ sale } = opened());
});
beforeEach(async () => {
  const given = variableProduct({ red: 500, blue: 700, green: 900 });
  const made = await createProduct(sale.system, given);
  product = made.id;
  ids = Object.fromEntries(
    given.variations.map(({ sku, values }) => [values.color, made.variationIds[sku] ?? '']),
  );
});

const read = (query = '', role: Role = 'catalog-manager') =>
  ask<Told['matrix']>(`/products/${product}/variation-matrix${query}`, {}, role);
const send = (changes: readonly object[], role: Role = 'catalog-manager') =>
  ask<Told['change']>(`/products/${product}/variation-changes`, { method: 'POST', body: { changes } }, role);
/** Changes variations by their colours, as they are at first. */
const change = (changes: Readonly<Record<string, object>>, role?: Role) =>
  send(
    Object.entries(changes).map(([color, fields]) => ({ id: ids[color], version: 1, ...fields })),
    role,
  );

describe('the matrix of variations over HTTP', () => {
  it('tells the product and its variations, archived ones alone when they are asked for [ADM-113]', async () => {
    await change({ green: { archived: true }, red: { msrp: 800, weightGrams: 300 } });
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toEqual({
      product: {
        id: product,
        version: 2,
        sku: expect.stringMatching(/^cushion/),
        name: 'Cushion',
        media: [],
        variationAttributes: [
          {
            id: 'color',
            label: 'Colour',
            displayType: 'button',
            options: [{ value: 'red' }, { value: 'blue' }, { value: 'green' }],
          },
        ],
      },
      currency: 'USD',
      items: [
        {
          id: ids.red,
          version: 2,
          sku: expect.stringMatching(/-red$/),
          values: { color: 'red' },
          picture: null,
          price: 500,
          msrp: 800,
          weightGrams: 300,
          salable: 5,
          low: false,
          unavailableForSale: false,
          discontinued: false,
          archived: false,
        },
        expect.objectContaining({ id: ids.blue, version: 1 }),
      ],
    });
    expect((await read('?archived=true')).body.items).toMatchObject([{ id: ids.green, archived: true }]);
  });

  it('saves the rows that are sent, and answers with them as they are now [ADM-113]', async () => {
    const answer = await change({ blue: { price: 650, discontinued: true }, red: { sku: `${product}-r` } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        items: [
          { id: ids.red, version: 2, sku: `${product}-r` },
          { id: ids.blue, version: 2, price: 650, discontinued: true },
        ],
      },
    });
    expect((await read()).body.items.slice(0, 2)).toEqual(answer.body.items);
  });

  it('saves each field that is sent of a row, also what has it the other way round again [ADM-114]', async () => {
    const media = [{ file: 'front.jpg', alt: 'From the front', width: 4, height: 3 }];
    const made = await createProduct(sale.system, variableProduct({ red: 500 }, { media }));
    product = made.id;
    const [id = ''] = Object.values(made.variationIds);
    const filled = { sku: `${id}-r`, price: 650, msrp: 800, weightGrams: 300 };
    const states = { unavailableForSale: true, discontinued: true };
    await send([{ id, version: 1, ...filled, ...states, picture: 'front.jpg' }]);
    const picture = { file: 'front.jpg', alt: 'From the front' };
    expect((await read()).body.items).toMatchObject([{ id, ...filled, ...states, picture }]);
    const emptied = { msrp: null, weightGrams: 0, unavailableForSale: false, discontinued: false };
    await send([{ id, version: 2, ...emptied, picture: null }]);
    expect((await read()).body.items).toMatchObject([{ id, price: 650, ...emptied, picture: null }]);
    await send([{ id, version: 3, archived: true }]);
    expect((await read()).body.items).toEqual([]);
    await send([{ id, version: 4, archived: false }]);
    expect((await read()).body.items).toMatchObject([{ id, archived: false }]);
  });

  it('refuses what others changed too, all of it: 409 with each path and what stands there now [ADM-907]', async () => {
    await change({ red: { price: 450, discontinued: true }, blue: { price: 650 } });
    const late = await change({
      green: { price: 800 },
      red: { price: 400, discontinued: true },
      blue: { price: 600 },
    });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [{ pointer: '/version' }],
        params: { fields: 'changes.1.price, changes.2.price' },
        present: { 'changes.1.price': 450, 'changes.2.price': 650 },
      },
    });
    expect((await read()).body.items.map(({ price }) => price)).toEqual([450, 650, 900]);
  });

  it('tells each field at fault by its row, of several rows at once', async () => {
    const other = await sale.simple();
    const faults: [Record<string, object>, number, string[]][] = [
      [
        { red: { price: -1 }, blue: { weightGrams: 1.5 } },
        400,
        ['/changes/0/price', '/changes/1/weightGrams'],
      ],
      [
        { red: { picture: 'none.jpg' }, blue: { price: 1 }, green: { picture: 'x.jpg' } },
        400,
        ['/changes/0/picture', '/changes/2/picture'],
      ],
      [{ red: { sku: 'same' }, blue: { sku: 'same' } }, 400, ['/changes/1/sku']],
      [{ red: { price: 1 }, blue: { sku: other.sku }, green: { sku: other.sku } }, 400, ['/changes/2/sku']],
      [{ red: { price: 1 }, blue: { sku: other.sku } }, 409, ['/changes/1/sku']],
      [{ red: { price: 1 }, blue: { version: 0 } }, 400, ['/changes/1/version']],
      [{ red: { price: 1 }, blue: { stock: 1 } }, 400, ['/changes/1/stock']],
      [{ red: { price: 1 }, blue: { id: newId() } }, 404, ['/changes/1/id']],
      [{ red: {}, blue: { id: ids.red } }, 400, ['/changes/1/id']],
    ];
    for (const [changes, status, pointers] of faults) {
      expect(await change(changes), pointers.join()).toMatchObject({
        status,
        body: { errors: pointers.map((pointer) => ({ pointer })) },
      });
    }
    expect((await read()).body.items.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('is read by whoever reads the catalogue, and changed by whoever may change it', async () => {
    expect((await read('', 'read-only')).body.items).toHaveLength(3);
    expect((await read('', 'order-manager')).status).toBe(200);
    expect(await change({ red: { weightGrams: 3 } }, 'read-only')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await read()).body.items[0]).toMatchObject({ version: 1 });
  });

  it('is of a product of the shop alone: 404', async () => {
    const other = await makeSale(sale.system.db);
    const theirs = await createProduct(other.system, variableProduct({ red: 500 }));
    const [variation = ''] = Object.values(theirs.variationIds);
    const mine = product;
    expect(await send([{ id: variation, version: 1, price: 1 }])).toMatchObject({ status: 404 });
    for (const strange of [theirs.id, newId(), ids.red ?? '']) {
      product = strange;
      const found = { status: 404, body: { errors: [{ pointer: '/product' }] } };
      expect(await read()).toMatchObject(found);
      expect(await send([{ id: variation, version: 1, price: 1 }])).toMatchObject(found);
    }
    product = mine;
    expect(await read()).toMatchObject({ status: 200 });
  });

  it('takes from one change to 2,048 of them at once, and as many fields as these have [ADM-114]', async () => {
    expect(await send([])).toMatchObject({ status: 400, body: { errors: [{ pointer: '/changes' }] } });
    const whole = () => ({
      id: newId(),
      version: 1_000_000,
      sku: '長'.repeat(100),
      price: 1_000_000_000_000,
      msrp: 1_000_000_000_000,
      weightGrams: 100_000_000,
      picture: `${'x'.repeat(196)}.jpg`,
      unavailableForSale: false,
      discontinued: false,
      archived: false,
    });
    const many = Array.from({ length: 2048 }, whole);
    expect(await send(many)).toMatchObject({ status: 404, body: { errors: [{ pointer: '/changes/0/id' }] } });
    expect(await send([...many, whole()])).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/changes' }] },
    });
    const tooLarge = await send(many.map((one) => ({ ...one, sku: 'x'.repeat(2000) })));
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });
});
