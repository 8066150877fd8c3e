import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAddition } from './send-addition.ts';

const choices = { options: { Ribbon: 'Red' }, personalization: {} };
const addition = { productId: 'p', sku: undefined, quantity: 2, ...choices };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { dataset: { shop: 'harbor' } } });
  vi.stubGlobal('location', { host: 'harbor.example' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('sendAddition', () => {
  it('sends what was chosen and answers what the cart holds [QTY-008]', async () => {
    fetched.mockResolvedValue(Response.json({ success: true, cart_count: 5 }));
    expect(await sendAddition(addition)).toEqual({ success: true, message: '', cartCount: 5 });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/cart/add');
    expect(JSON.parse(String(init?.body))).toEqual({
      id: 'p',
      qty: 2,
      product_options_data: { Ribbon: 'Red' },
      personalization_data: {},
    });
  });

  it('names a variation by its sku', async () => {
    fetched.mockResolvedValue(Response.json({ success: true, cart_count: 1 }));
    await sendAddition({ ...addition, sku: 'MUG-RED' });
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ id: 'p', sku: 'MUG-RED' });
  });

  it('answers with the words of a refusal [CART-522, CART-524]', async () => {
    fetched.mockResolvedValue(
      Response.json({ success: false, message: 'Only 1 available' }, { status: 409 }),
    );
    expect(await sendAddition(addition)).toEqual({ success: false, message: 'Only 1 available' });
  });

  it('answers when nobody else does [CART-522]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendAddition(addition)).toEqual({ success: false, message: 'Something went wrong.' });
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await sendAddition(addition)).success).toBe(false);
  });

  it('says so when the visitor is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await sendAddition(addition)).message).toContain('You are offline');
  });
});
