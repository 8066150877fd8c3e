import { describe, expect, it } from 'vitest';
import { AddressFields } from '../address/address-fields.tsx';
import { cart, item } from '../cart/testing.ts';
import { renderPage } from '../testing/render.tsx';
import { PaymentChoice, ShippingChoice } from './choices.tsx';
import { PlaceOrder } from './place-order.tsx';
import { CheckoutSummary } from './summary.tsx';
import { checkoutAnswer, checkoutData } from './testing.ts';
import { firstValues } from './values.ts';

const checkoutOf = (summary: ReturnType<typeof cart>) =>
  checkoutData({ summary: { ...summary, shipping_method: 'standard' } });

it('the summary of the checkout names what cannot be bought, why, and where to put it right [CART-529]', async () => {
  const summary = cart({
    changed_items: [
      item({ item_id: 'many', name: 'Plate', variation_text: 'Sage', qty: 9, max_cart_qty: 4 }),
    ],
    itemErrors: [{ item_id: 'many', message: 'Only 4 available' }],
  });
  const html = await renderPage(
    '/checkout',
    <CheckoutSummary checkout={checkoutOf(summary)} place="" phase="resting" renewed={false} />,
  );
  expect(html).toContain('href="/checkout/cart#line-many"');
  expect(html).toContain('Plate, Sage');
  expect(html).toContain('Only 4 available');
  expect(html).toContain('Change the quantity to 4, or remove it.');
});

it('an order cannot be placed while lines are at fault: the way leads to the cart [CART-529]', async () => {
  const place = (faulty: boolean) =>
    renderPage('/checkout', <PlaceOrder prevented={undefined} faulty={faulty} placing={false} />);
  expect(await place(true)).not.toContain('value="place"');
  expect(await place(true)).toContain('href="/checkout/cart"');
  expect(await place(false)).toContain('value="place"');
});

it('while shipping and tax are being estimated the summary says so [TAX-507]', async () => {
  const shown = (estimating: boolean) =>
    renderPage(
      '/checkout',
      <CheckoutSummary
        checkout={checkoutOf(cart())}
        place=""
        phase={estimating ? 'estimating' : 'resting'}
        renewed={true}
      />,
    );
  expect(await shown(true)).toMatch(/role="status"[^>]*><span[^>]*>Updating shipping and tax/);
  expect(await shown(false)).toMatch(/role="status"[^>]*><span[^>]*>Total: \$59\.28/);
});

it('shows what was chosen and typed for a piece before it is bought [CART-528]', async () => {
  const choices = [
    { label: 'Script', value: 'Italic', fee: 0 },
    { label: 'To', value: 'Ada', fee: 0 },
  ];
  const engraved = item({ choices });
  const html = await renderPage(
    '/checkout',
    <CheckoutSummary
      checkout={checkoutOf(cart({ items: [engraved] }))}
      place=""
      phase="resting"
      renewed={false}
    />,
  );
  expect(html).toContain('Script: <bdi>Italic</bdi>');
  expect(html).toContain('To: <bdi>Ada</bdi>');
});

describe('amounts', () => {
  const shown = (over: Parameters<typeof checkoutData>[0], phase: 'resting' | 'estimating' = 'resting') =>
    renderPage(
      '/checkout',
      <CheckoutSummary checkout={checkoutData(over)} place="Canada" phase={phase} renewed={false} />,
    );
  const later = '<dd>Calculated after your address</dd>';

  it('are not named before they are known: no tax, no total that lacks it, nothing that is free by mistake [TAX-501, CHK-010]', async () => {
    const html = await shown({ total_known: false, summary: { ...cart(), shipping_method: null } });
    for (const label of ['Shipping', 'Tax', 'Total']) expect(html).toContain(`<dt>${label}</dt>${later}`);
    expect(html).not.toContain('$59.28');
    expect(html).not.toContain('Free');
    const known = await shown({});
    for (const amount of ['$5.95', '$5.33', '$59.28']) expect(known).toContain(`<dd>${amount}</dd>`);
    expect(known).toContain('This total is for Canada.');
  });

  it('that may not hold any more are not shown while they are estimated again [TAX-507]', async () => {
    const html = await shown({}, 'estimating');
    for (const amount of ['$5.95', '$5.33', '$59.28']) expect(html).not.toContain(amount);
  });

  it('add up: fees of single pieces are part of shipping, and discounts are taken off [CHK-010, TAX-505]', async () => {
    const { tax_estimate } = checkoutData();
    const amounts = { shipping_amount: 6, shipping_fee: 3, shipping_level_discount: 2, discount_amount: 4 };
    const html = await shown({ tax_estimate: { ...tax_estimate, ...amounts, amount: 49 } });
    const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label, value]) => [
      label,
      value,
    ]);
    expect(rows).toEqual([
      ['Subtotal', '$49.00'],
      ['Discount', '-$4.00'],
      ['Shipping', '$7.00'],
      ['Tax', '$5.33'],
      ['Total', '$59.28'],
    ]);
  });
});

it('an order cannot be placed where the shop prevents it, and its words say so [CHK-002]', async () => {
  const place = (prevented: string | undefined) =>
    renderPage('/checkout', <PlaceOrder prevented={prevented} faulty={false} placing={false} />);
  expect(await place('Back on Monday')).toMatch(
    /Back on Monday.*<button(?=[^>]*value="place")[^>]* disabled=""/s,
  );
  expect(await place(undefined)).not.toContain(' disabled=""');
});

it('an address lies in one of the countries of the checkout [CHK-006, CHK-007]', async () => {
  const { shipping } = firstValues(checkoutAnswer(), 'key');
  const { countries } = checkoutData();
  const html = await renderPage(
    '/checkout',
    <AddressFields prefix="shipping" values={shipping} countries={countries} errors={{}} />,
  );
  const [select = ''] = /<select[^>]*name="shipping\.country".*?<\/select>/s.exec(html) ?? [];
  const options = [...select.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)</g)];
  expect(options.map(([, value, chosen, label]) => [value, chosen?.includes('selected'), label])).toEqual([
    ['US', true, 'United States'],
    ['CA', false, 'Canada'],
  ]);
});

it('ways to ship and to pay are named and priced, and the one that is charged is chosen [PAY-503, TAX-509, TAX-512]', async () => {
  const way = (id: string, title: string, price: number, shipping_total: number) =>
    ({ _id: id, method: id, title, price, shipping_total }) as const;
  const delivery = { from: '2026-11-25', to: '2026-12-01' };
  const shipping_methods = [
    { ...way('standard', 'By post', 5, 5), default_info: { delivery } },
    way('express', 'By courier', 15, 18),
  ];
  const checkout = checkoutData({ shipping_methods });
  const card = {
    code: 'card',
    title: 'Credit Card',
    instructions: 'Taken when we send.',
    sellerGuid: 'north',
  };
  const html = await renderPage(
    '/checkout',
    <>
      <ShippingChoice checkout={checkout} chosen="express" error={undefined} />
      <PaymentChoice methods={[card]} chosen="" error={undefined} />
    </>,
  );
  const choices = [
    ...html.matchAll(
      /<input([^>]*)\/><span class="choice-name">([^<]*)(?:<small[^>]*>([^<]*)<\/small>)?<\/span>(?:<span>([^<]*))?/g,
    ),
  ];
  expect(choices.map(([, input, ...told]) => [input?.includes('checked'), ...told])).toEqual([
    [false, 'By post', 'Get it Wed, Nov 25 to Tue, Dec 1', '$5.00'],
    [true, 'By courier', undefined, '$18.00'],
    [true, 'Credit Card', 'Taken when we send.', undefined],
  ]);
});

it('says where the buyer looks that nothing goes to the address: at the delivery and by the button [TAX-510]', async () => {
  const checkout = checkoutData({ shipping_title: 'No available shipping method', total_known: false });
  const choice = await renderPage(
    '/checkout',
    <ShippingChoice checkout={checkout} chosen="" error={undefined} />,
  );
  expect(choice).toMatch(/No available shipping method.*We do not ship these items to this address/s);
  const button = await renderPage(
    '/checkout',
    <PlaceOrder
      prevented={undefined}
      undeliverable={checkout.shipping_title}
      faulty={false}
      placing={false}
    />,
  );
  expect(button).toMatch(/href="#shipping_method"[^>]*>No available shipping method/);
  const unknown = await renderPage(
    '/checkout',
    <ShippingChoice checkout={checkoutData()} chosen="" error={undefined} />,
  );
  expect(unknown).toContain('Enter your address to see how we can ship.');
  expect(unknown).not.toContain('notice-warning');
});
