import {
  adjustStock,
  createCustomer,
  createProduct,
  editProduct,
  type ProductInput,
  setStockRules,
} from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { calendarDay } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { restDoor } from './testing/doors.ts';
import { accepted } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';
import { checkoutTo, newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

const add = `mutation ($input: AddToCartInput!, $personalization: JSON, $options: JSON, $rp: JSON, $wait: Boolean) {
  addToCart(input: $input, personalization_data: $personalization, product_options_data: $options,
    rp_info: $rp, shouldWaitForCartProcessing: $wait) { success status message messageType code addedQty } }`;

/** Returns a visitor with this many mugs in the cart. */
async function buyer(qty: number) {
  const who = sale.visitor();
  if (qty > 0) await ask(who, add, { input: { _id: mug.id, qty } });
  return who;
}

const TOTALS = `_id amount applied_discounts discount_amount grand_total tax_amount total_due other_tax`;
const SHIPPING = `shipping_amount shipping_fee shipping_level_discount shipping_method
  enabled_nomal_shipping_method_count
  shipping_methods { _id method title price shipping_total default_info }`;
const ADDRESS = '{ first_name last_name company street street2 city state postcode country phone }';

describe('the cart summary of the contract', () => {
  it('tells its totals and seller [API-GQL-533, ENT-540, ENT-543, ENT-546]', async () => {
    const who = await buyer(2);
    const query = `{ getCartSummary(is_first: true, is_checkout: false) { ${TOTALS} ${SHIPPING}
      seller { _id guid code name logo } } }`;
    const { ownSellerId } = sale.shop;
    expect(Object(await ask(who, query)).getCartSummary).toEqual({
      _id: expect.any(String),
      amount: 48,
      grand_total: 48,
      total_due: 48,
      applied_discounts: [],
      discount_amount: 0,
      tax_amount: 0,
      other_tax: 0,
      shipping_amount: 0,
      shipping_fee: 0,
      shipping_level_discount: 0,
      shipping_method: null,
      shipping_methods: [],
      enabled_nomal_shipping_method_count: 0,
      seller: {
        _id: ownSellerId,
        guid: ownSellerId,
        code: expect.any(String),
        name: sale.shop.name,
        logo: null,
      },
    });
  });

  it('is one of as many as there are sellers: one where the shop sells by itself [API-GQL-534, TEN-503]', async () => {
    const carts = '{ getMarketplaceCarts(is_first: true) { amount items { qty } } }';
    expect(await ask(await buyer(2), carts)).toEqual({
      getMarketplaceCarts: [{ amount: 48, items: [{ qty: 2 }] }],
    });
    expect(await ask(sale.visitor(), carts)).toEqual({ getMarketplaceCarts: [] });
  });

  it('says whether anything has been kept yet, and is empty before that [CART-501, CART-502]', async () => {
    const amounts =
      'amount discount_amount tax_amount other_tax shipping_amount shipping_fee grand_total total_due';
    const query = `{ getCartSummary { cart_loaded _id ${amounts} items { qty } } }`;
    const zero = Object.fromEntries(amounts.split(' ').map((name) => [name, 0]));
    const empty = { cart_loaded: false, _id: null, ...zero, items: [] };
    const who = sale.visitor();
    expect(await ask(who, query)).toEqual({ getCartSummary: empty });
    await ask(who, add, { input: { _id: mug.id, qty: 1 } });
    expect(await ask(who, query)).toMatchObject({ getCartSummary: { cart_loaded: true, amount: 24 } });
  });

  it('is counted by pieces [API-GQL-535]', async () => {
    expect(await ask(await buyer(3), '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 3 } });
    expect(await ask(sale.visitor(), '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 0 } });
  });

  it('has shipping, tax and addresses once it is known where it goes [ENT-538, ENT-540, ENT-542, ENT-543, ENT-544, TAX-512]', async () => {
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "standard") {
      summary { amount grand_total tax_amount total_due ${SHIPPING} shipping_address ${ADDRESS} billing_address ${ADDRESS} } } }`;
    const address = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };
    const who = await buyer(2);
    const { id } = await sale.simple({ price: 1000, shippingFee: 250 });
    await ask(who, add, { input: { _id: id, qty: 1 } });
    const { checkout } = Object(await ask(who, query, { address }));
    expect(checkout.summary).toEqual({
      // 8.875 % of 58.00; shipping is not taxed.
      amount: 58,
      tax_amount: 5.15,
      grand_total: 72.6,
      total_due: 72.6,
      shipping_amount: 6.95,
      shipping_fee: 2.5,
      shipping_level_discount: 0,
      shipping_method: 'standard',
      enabled_nomal_shipping_method_count: 1,
      shipping_methods: [
        {
          _id: 'standard',
          method: 'standard',
          title: 'Standard',
          price: 6.95,
          shipping_total: 9.45,
          default_info: { estimate_days: { min: 3, max: 5 } },
        },
      ],
      shipping_address: address,
      billing_address: address,
    });
  });

  it('has an estimate of what is due, and how it can be paid [ENT-536, ENT-539, PAY-501, TAX-505]', async () => {
    const query = `mutation ($input: EstimateTaxInput!) { estimateTax(input: $input) {
      success message total_due amount tax_amount shipping_amount shipping_fee shipping_level_discount
      discount_amount redemptions { amount } } }`;
    const who = await buyer(2);
    const { id } = await sale.simple({ price: 1000, shippingFee: 250 });
    await ask(who, add, { input: { _id: id, qty: 1 } });
    const input = { address: newYork, shipping_method: 'standard' };
    expect(await ask(who, query, { input })).toEqual({
      estimateTax: {
        success: true,
        message: null,
        amount: 58,
        tax_amount: 5.15,
        total_due: 72.6,
        shipping_amount: 6.95,
        shipping_fee: 2.5,
        shipping_level_discount: 0,
        discount_amount: 0,
        redemptions: [],
      },
    });
    const unknown = { ...input, shipping_method: 'by-owl' };
    expect(await ask(who, query, { input: unknown })).toMatchObject({
      estimateTax: { success: false, message: expect.stringContaining('invalid_method') },
    });
    expect(await ask(who, '{ checkout { payment_methods { code title sellerGuid } } }')).toEqual({
      checkout: {
        payment_methods: [{ code: 'check', title: 'Check', sellerGuid: sale.shop.ownSellerId }],
      },
    });
  });

  it('says by what title it is shipped, or why not, and whether the total is the one charged [TAX-501, TAX-509, TAX-510, TAX-511]', async () => {
    const query = `query ($address: AddressInput, $method: String) {
      checkout(address: $address, shipping_method: $method) { shipping_title total_known } }`;
    const told = async (who: Awaited<ReturnType<typeof buyer>>, variables: object) =>
      Object.values(Object(await ask(who, query, variables)).checkout);
    const who = await buyer(1);
    expect(await told(who, {})).toEqual(['', false]);
    expect(await told(who, { address: newYork })).toEqual(['Standard', true]);
    expect(await told(who, { address: newYork, method: 'other' })).toEqual([
      'shipping.invalid_method {}',
      false,
    ]);
    const kept = { ...simpleProduct(), limitShippingMethods: ['none-of-them'] };
    const { id } = await createProduct(sale.system, kept);
    await ask(who, add, { input: { _id: id, qty: 1 } });
    expect(await told(who, { address: newYork })).toEqual(['shipping.none_available {}', false]);
  });

  it('lists its lines [ENT-547]', async () => {
    const picture = { file: 'jug', alt: 'A jug', width: 1200, height: 900 };
    const { id, slug } = await createProduct(sale.system, {
      ...simpleProduct({ sku: 'JUG', name: 'Jug', subTitle: 'Holds a litre', weightGrams: 900 }),
      media: [picture],
    });
    const query = `{ getCartSummary { items { _id item_id name sku slug image { medium alt } sub_title class_code
      website_visibility weight } } }`;
    const who = sale.visitor();
    await ask(who, add, { input: { _id: id, qty: 1 } });
    const { getCartSummary } = Object(await ask(who, query));
    expect(getCartSummary.items).toEqual([
      {
        _id: expect.any(String),
        item_id: getCartSummary.items[0]._id,
        name: 'Jug',
        sku: 'JUG',
        slug,
        image: { medium: '/images/products/medium/jug', alt: 'A jug' },
        sub_title: 'Holds a litre',
        class_code: 'simple',
        website_visibility: true,
        weight: 900,
      },
    ]);
    await editProduct(sale.system, { productId: id, revision: 1, websiteVisibility: false });
    const hidden = '{ getCartSummary { items { sku } invalid_items { sku website_visibility } } }';
    expect(await ask(who, hidden)).toEqual({
      getCartSummary: { items: [], invalid_items: [{ sku: 'JUG', website_visibility: false }] },
    });
  });

  it('tells of each line what there is of it, and what of it comes later [ENT-549, STOCK-001, STOCK-513]', async () => {
    const fields = `backorders backorders_message backorders_qty is_backorders is_in_stock salable_qty stock_qty
      stock_message stock_status stock_status_text low_stock_alert_message max_cart_qty`;
    const lineOf = async (stock: object, qty: number) => {
      const made = { classCode: 'simple', name: 'Bowl', price: 900, stock } as const;
      const { id } = await createProduct(sale.system, { ...simpleProduct(), ...made } as ProductInput);
      const who = sale.visitor();
      await ask(who, add, { input: { _id: id, qty } });
      return Object(await ask(who, `{ getCartSummary { items { ${fields} } } }`)).getCartSummary.items[0];
    };
    expect(
      await lineOf({ available: 5, lowStockThreshold: 5, lowStockAlertMessage: 'Nearly gone' }, 2),
    ).toEqual({
      backorders: false,
      backorders_message: '',
      backorders_qty: 0,
      is_backorders: false,
      is_in_stock: true,
      salable_qty: 5,
      stock_qty: 5,
      max_cart_qty: 5,
      stock_status: 'in-stock',
      stock_status_text: 'stock.in_stock {}',
      stock_message: 'Nearly gone',
      low_stock_alert_message: 'Nearly gone',
    });
    const waits = { available: 1, allowBackorders: true, backorderMessage: 'In two weeks' };
    expect(await lineOf(waits, 3)).toMatchObject({
      backorders: true,
      backorders_qty: 2,
      is_backorders: true,
      is_in_stock: true,
      salable_qty: 1,
      stock_qty: 1,
      max_cart_qty: 100,
      low_stock_alert_message: '',
      stock_status: 'limited-stock',
      stock_message: 'In two weeks',
      stock_status_text: 'stock.limited {"in_stock":1,"backordered":2}',
      backorders_message: expect.stringContaining('In two weeks'),
    });
    expect(await lineOf({ ...waits, available: 0 }, 1)).toMatchObject({
      is_in_stock: false,
      salable_qty: 0,
      backorders_qty: 1,
      stock_status: 'on-backorder',
      stock_status_text: 'stock.on_backorder {}',
    });
  });

  it('keeps apart what can be bought and what can’t, and says why [ENT-541, CART-529]', async () => {
    const who = await buyer(1);
    const [scarce, gone] = [await sale.simple(), await sale.simple()];
    for (const { id } of [scarce, gone]) await ask(who, add, { input: { _id: id, qty: 4 } });
    await adjustStock(sale.system, { lines: [{ productId: scarce.id, delta: -7 }] });
    await adjustStock(sale.system, { lines: [{ productId: gone.id, delta: -10 }] });
    const query = `{ getCartSummary { items { sku } changed_items { sku } invalid_items { item_id sku }
      limit_items { sku } itemErrors { item_id message } message prompts redemptions { amount } } }`;
    const { getCartSummary: told } = Object(await ask(who, query));
    expect(told).toMatchObject({
      items: [{ sku: 'MUG-1' }],
      changed_items: [{ sku: scarce.sku }],
      invalid_items: [{ sku: gone.sku }],
      limit_items: [],
      prompts: [],
      redemptions: [],
      message: expect.stringContaining('only_n_available'),
    });
    expect(told.itemErrors).toEqual([
      { item_id: expect.any(String), message: expect.stringContaining('only_n_available') },
      {
        item_id: told.invalid_items[0].item_id,
        message: expect.stringContaining('out_of_stock'),
      },
    ]);
  });

  it('keeps apart what is more than a cart may hold, as of two carts that became one [ENT-541, CART-529]', async () => {
    const ink = {
      id: 'ink',
      label: 'Ink',
      optionType: 'text',
      isRequired: false,
      additionalFee: 0,
      initialVisibility: 'show',
      values: [],
    } as const;
    const { id, sku } = await sale.simple({ stock: null, productOptions: [ink] });
    const account = { email: 'ada@example.com', password: 'correct horse' };
    await createCustomer(sale.system, { ...account, status: 'verified' });
    const signIn = async (who: TestClient) =>
      sale.visitor({
        authorization: `Bearer ${accepted(await restDoor.login(who, account.email, account.password))}`,
      });
    const guest = sale.visitor();
    await ask(await signIn(sale.visitor()), add, { input: { _id: id, qty: 60 }, options: { Ink: 'Blue' } });
    await ask(guest, add, { input: { _id: id, qty: 60 }, options: { Ink: 'Red' } });
    const lines = '{ sku qty product_options_data }';
    const query = `{ getCartSummary { items ${lines} limit_items ${lines} itemErrors { message } } }`;
    expect(await ask(await signIn(guest), query)).toEqual({
      getCartSummary: {
        items: [{ sku, qty: 60, product_options_data: { Ink: 'Blue' } }],
        limit_items: [{ sku, qty: 60, product_options_data: { Ink: 'Red' } }],
        itemErrors: [{ message: 'stock.limit_of_n {"n":40}' }],
      },
    });
  });

  it('keeps what was written on a piece and chosen for it, sent through either door [API-040, API-041, API-GQL-557, CART-510, CART-528, ENT-537, ENT-553]', async () => {
    const field = (code: string, type: 'text' | 'email') =>
      ({ code, label: code, type, required: false, displayed: true }) as const;
    const { id } = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'GIFT-1',
      name: 'Gift certificate',
      price: 5000,
      personalizationOptions: [
        field('recipient_email', 'email'),
        field('recipient_name', 'text'),
        field('from_name', 'text'),
        field('message', 'text'),
      ],
      productOptions: [
        {
          id: 'ink',
          label: 'Ink',
          optionType: 'text',
          isRequired: false,
          additionalFee: 0,
          initialVisibility: 'show',
          values: [],
        },
      ],
    });
    const personalization = {
      recipient_email: 'ada@example.com',
      recipient_name: 'Ada',
      from_name: 'Ben',
      message: 'Many happy returns',
    };
    const who = sale.visitor();
    const addition = { input: { _id: id, qty: 1 }, personalization, options: { Ink: 'Blue' } };
    await ask(who, add, addition);
    const lines = '{ getCartSummary { items { personalization_data product_options_data } } }';
    const kept = { personalization_data: personalization, product_options_data: { Ink: 'Blue' } };
    expect(Object(await ask(who, lines)).getCartSummary.items).toEqual([kept]);
    const other = sale.visitor();
    expect(await other.post('/api/cart/add', { id, qty: 1, ...kept })).toMatchObject({ status: 200 });
    expect(Object(await ask(other, lines)).getCartSummary.items).toEqual([kept]);
  });

  it('tells choices in the words of the product with what each adds to the price, in the cart as in its order [ENT-553, OPT-019]', async () => {
    const ribbon = {
      id: 'ribbon',
      label: 'Ribbon',
      optionType: 'select',
      isRequired: false,
      additionalFee: 50,
      initialVisibility: 'show',
      values: [
        { id: 'navy', label: 'Navy', additionalFee: 200, isDefault: false, initialVisibility: 'show' },
      ],
    } as const;
    const words = { code: 'to', label: 'For whom', type: 'text', required: false, displayed: true } as const;
    const { id } = await sale.simple({ productOptions: [ribbon], personalizationOptions: [words] });
    const who = sale.visitor();
    const given = { personalization: { to: 'Ada' }, options: { Ribbon: 'navy' } };
    await ask(who, add, { input: { _id: id, qty: 1 }, ...given });
    const choices = [
      { label: 'Ribbon', value: 'Navy', fee: 2.5 },
      { label: 'For whom', value: 'Ada', fee: 0 },
    ];
    const told = { items: [{ choices }] };
    const lines = 'items { choices { label value fee } }';
    expect(await ask(who, `{ getCartSummary { ${lines} } }`)).toEqual({ getCartSummary: told });
    const total =
      '{ checkout(address: { country: "US", state: "NY", postcode: "10001" }) { summary { total_due } } }';
    const { checkout } = Object(await ask(who, total));
    const place = `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input, idempotency_key: "choices") { order { ${lines} } } }`;
    const input = checkoutTo(checkout.summary.total_due);
    expect(await ask(who, place, { input })).toEqual({ placeOrder: { order: told } });
  });

  it('tells of pieces that come later in whose words and when they are expected, until the day has passed [ENT-549, STOCK-506, STOCK-507]', async () => {
    const { id } = await sale.simple({
      stock: { available: 1, allowBackorders: true, backorderMessage: 'In May' },
    });
    const day = 86_400_000;
    const told = async (qty: number, days: number) => {
      const backorderShipDate = new Date(sale.clock().getTime() + days * day);
      await setStockRules(sale.system, { productId: id, backorderShipDate });
      const who = sale.visitor();
      await ask(who, add, { input: { _id: id, qty } });
      const fields = 'backorders_qty backorder_message backorder_ship_date';
      return Object(await ask(who, `{ getCartSummary { items { ${fields} } } }`)).getCartSummary.items[0];
    };
    const later = { backorders_qty: 2, backorder_message: 'In May' };
    const shipDate = calendarDay(new Date(sale.clock().getTime() + 9 * day), sale.shop.timeZone);
    expect(await told(3, 9)).toEqual({ ...later, backorder_ship_date: shipDate });
    expect(await told(3, -2)).toEqual({ ...later, backorder_ship_date: null });
    expect(await told(1, 9)).toEqual({ backorders_qty: 0, backorder_message: '', backorder_ship_date: null });
  });
});

describe('adding to the cart', () => {
  it('takes every field of the specification, by both doors [CART-510, CART-511, ENT-515, ENT-537]', async () => {
    const seller = sale.shop.ownSellerId;
    const who = sale.visitor();
    const input = { _id: mug.id, qty: 1, sellerGuid: seller };
    const added = await ask(who, add, {
      input,
      personalization: {},
      options: {},
      rp: { from: 'ad' },
      wait: true,
    });
    expect(added).toMatchObject({ addToCart: { success: true, addedQty: 1 } });
    const { body } = await who.post('/api/cart/add', {
      id: mug.id,
      qty: '2',
      sellerGuid: seller,
      personalization_data: {},
      product_options_data: {},
      hideModal: true,
      shouldWaitForCartProcessing: true,
    });
    expect(body).toMatchObject({ success: true, addedQty: 2, qtyInCart: 3 });
    const elsewhere = { qty: 1, sellerGuid: '0198c0de-0000-7000-8000-000000000000' };
    expect(await ask(who, add, { input: { _id: mug.id, ...elsewhere } })).toMatchObject({
      addToCart: { success: false, code: 'NOT_FOUND' },
    });
    expect((await who.post('/api/cart/add', { id: mug.id, ...elsewhere })).body).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    });
  });

  it('tells how many there are now, and what is in stock of them [ENT-554]', async () => {
    const stock = `stockStatus stockStatusText stockMessage stockQty salableQty manageStock isInStock
      isBackorders backordersQty backordersMessage`;
    const query = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
      success addedQty requestedQty qty qtyInCart cart_count ${stock} } }`;
    const addTo = async (who: TestClient, input: object) =>
      Object(await ask(who, query, { input })).addToCart;
    const who = await buyer(1);
    const none = { isBackorders: false, backordersQty: 0, backordersMessage: '', stockMessage: null };
    expect(await addTo(who, { _id: mug.id, qty: 2 })).toEqual({
      success: true,
      addedQty: 2,
      requestedQty: 2,
      qty: 3,
      qtyInCart: 3,
      cart_count: 3,
      stockStatus: 'in-stock',
      stockStatusText: expect.stringContaining('stock.in_stock'),
      stockQty: 3,
      salableQty: 3,
      manageStock: true,
      isInStock: true,
      ...none,
    });
    const later = await sale.simple({ stock: { available: 1 } });
    await setStockRules(sale.system, { productId: later.id, allowBackorders: true });
    expect(await addTo(who, { _id: later.id, qty: 3 })).toMatchObject({
      qty: 3,
      cart_count: 6,
      salableQty: 1,
      isInStock: true,
      isBackorders: true,
      backordersQty: 2,
      backordersMessage: expect.stringMatching(/\S/),
    });
    const stockOf = { available: 2, lowStockThreshold: 5, lowStockAlertMessage: 'Nearly gone' };
    const scarce = await sale.simple({ stock: stockOf });
    expect(await addTo(who, { _id: scarce.id, qty: 1 })).toMatchObject({
      qty: 1,
      cart_count: 7,
      stockMessage: 'Nearly gone',
      stockQty: 2,
      salableQty: 2,
    });
    const none_left = await sale.simple({ stock: { available: 0, allowBackorders: true } });
    expect(await addTo(who, { _id: none_left.id, qty: 2 })).toMatchObject({
      addedQty: 2,
      isInStock: false,
      isBackorders: true,
      backordersQty: 2,
      salableQty: 0,
      stockStatus: 'on-backorder',
      stockStatusText: 'stock.on_backorder {}',
    });
    const { id: endless } = await sale.simple({ stock: null });
    expect(await addTo(who, { _id: endless, qty: 1 })).toMatchObject({ manageStock: false, isInStock: true });
    const { body } = await who.post('/api/cart/add', { id: endless, qty: 1 });
    expect(body).toMatchObject({ qty: 2, manageStock: false, stockStatus: 'in-stock' });
    expect(await addTo(who, { _id: mug.id, qty: 1 })).toMatchObject({
      success: false,
      addedQty: 0,
      qtyInCart: 3,
      cart_count: 11,
      stockStatus: 'in-stock',
      salableQty: 3,
      stockMessage: expect.stringContaining('only_n_available'),
    });
  });

  it('answers success, or that it failed and why [API-042, API-GQL-569, ERR-524]', async () => {
    const who = await buyer(0);
    expect(await ask(who, add, { input: { _id: mug.id, qty: 2 } })).toEqual({
      addToCart: {
        success: true,
        status: 'success',
        messageType: null,
        code: null,
        message: null,
        addedQty: 2,
      },
    });
    const byRest = async (qty: number) =>
      (await sale.visitor().post('/api/cart/add', { id: mug.id, qty })).body;
    expect(await byRest(2)).toMatchObject({ success: true, addedQty: 2 });
    expect(await byRest(9)).toMatchObject({ success: false, code: 'OUT_OF_STOCK' });
    expect(await ask(who, add, { input: { _id: mug.id, qty: 2 } })).toEqual({
      addToCart: {
        success: false,
        status: 'danger',
        messageType: 'alert',
        code: 'OUT_OF_STOCK',
        message: expect.any(String),
        addedQty: 0,
      },
    });
    const refused = await who.post('/api/cart/add', { id: mug.id, qty: 2 });
    expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'OUT_OF_STOCK' } });
    expect(await ask(who, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 2 } });
  });
});

it('an update of the cart that fails answers so, and which line it was [API-GQL-570, ERR-525]', async () => {
  const who = await buyer(1);
  const { getCartSummary } = Object(await ask(who, '{ getCartSummary { items { item_id } } }'));
  const [line] = getCartSummary.items;
  const update = `mutation ($products: [CartQuantityInput!]!) {
    updateCart(products: $products) { success status message code itemErrors { item_id } } }`;
  expect(await ask(who, update, { products: [{ item_id: line.item_id, qty: 9 }] })).toMatchObject({
    updateCart: {
      success: false,
      status: 'danger',
      code: 'OUT_OF_STOCK',
      itemErrors: [{ item_id: line.item_id }],
    },
  });
  const refused = await who.post('/api/cart/update', { products: [{ item_id: line.item_id, qty: 9 }] });
  expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'OUT_OF_STOCK' } });
  expect(await ask(who, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 1 } });
});
