import { createProduct } from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { addToCart, placeOrder, readyOrder } from '../harness/shopper.ts';

let own: OwnShop;
let server: RunningServer;
let bowl: string;
let engraved: string;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  bowl = await own.sell('Copper bowl', 8800, 50);
  const made = await createProduct(own.system, {
    classCode: 'simple',
    sku: 'PLATE',
    name: 'Plate',
    price: 900,
    stock: { available: 9 },
    productOptions: [
      {
        id: 'words',
        label: 'Words',
        optionType: 'text',
        isRequired: true,
        additionalFee: 0,
        initialVisibility: 'show',
        values: [],
        textLimit: { min: 3, max: 5 },
      },
    ],
  });
  engraved = made.id;
  server = await own.serve();
});
afterAll(() => own.close());

/** What a checkout says of one field of the address that was sent otherwise. */
async function saidOf(over: Readonly<Record<string, unknown>>, contact = {}): Promise<unknown> {
  const buyer = own.visitor(server);
  await addToCart(buyer, bowl);
  const order = await readyOrder(buyer, 'ada@example.com');
  const address = { ...Object(order.shipping_address), ...over };
  const { status, body } = await placeOrder(buyer, { ...order, ...contact, shipping_address: address });
  expect(status).toBe(400);
  return body.message;
}

describe('what is said of a field', () => {
  it('that has to be filled in and is not [FORM-514, FORM-542]', async () => {
    for (const [field, label] of [
      ['first_name', 'First name'],
      ['last_name', 'Last name'],
      ['street', 'Street address'],
      ['city', 'City'],
      ['state', 'State'],
      ['postcode', 'ZIP code'],
    ] as const)
      expect(await saidOf({ [field]: ' ' })).toBe(`${label} is required`);
  });

  it('that is no e-mail address [FORM-516, FORM-543]', async () => {
    expect(await saidOf({}, { email: 'nonsense' })).toBe('Please enter a valid email address');
  });

  it('that is too long [FORM-546]', async () => {
    expect(await saidOf({ city: 'a'.repeat(256) })).toBe('City may not be greater than 255 characters');
    // Of the name, for nothing is wrong with the city.
    expect(await saidOf({ city: 'a'.repeat(255), first_name: '' })).toBe('First name is required');
  });

  it('that is no phone number: one to nine digits, while none is fine [FORM-551, FORM-552, FORM-553]', async () => {
    const invalid = 'Please enter a valid phone number';
    expect(await saidOf({ phone: '610-555-012' })).toBe(invalid);
    expect(await saidOf({ phone: '1' })).toBe(invalid);
    // Of the city, for nothing is wrong with the phone number.
    expect(await saidOf({ phone: '', city: '' })).toBe('City is required');
    expect(await saidOf({ phone: '6105550123', city: '' })).toBe('City is required');
  });

  it('of several that fail: the first rule of it [FORM-540]', async () => {
    expect(await saidOf({ first_name: '' })).toBe('First name is required');
    expect(await saidOf({ first_name: 'a'.repeat(300) })).toMatch(/^First name may not be greater than/);
    expect(await saidOf({ first_name: `\u202e${'a'.repeat(300)}` })).not.toMatch(/may not be greater than/);
    expect(await saidOf({ phone: `${'x'.repeat(300)}1` })).toMatch(/may not be greater than/);
  });

  it('that is a number below or above what it may be [FORM-547, FORM-548]', async () => {
    const said = async (qty: number) => (await addToCart(own.visitor(server), bowl, qty)).body.message;
    expect(await said(0)).toBe('Quantity must be greater than or equal to 1');
    expect(await said(101)).toBe('Quantity must be less than or equal to 100');
    expect(await said(100)).not.toMatch(/^Quantity must be/);
    expect(await said(1)).toBeNull();
  });

  it('that is too short for what it is for [FORM-545]', async () => {
    const said = async (words: string) => {
      const addition = { id: engraved, qty: 1, product_options_data: { Words: words } };
      return (await own.visitor(server).post('/api/cart/add', addition)).body.message;
    };
    expect(await said('ab')).toBe('Minimum of 3 characters required.');
    expect(await said('abcdef')).toBe('Words may not be greater than 5 characters');
    expect(await said('abc')).toBeNull();
  });
});
