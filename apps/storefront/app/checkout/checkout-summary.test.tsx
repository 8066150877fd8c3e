import { describe, expect, it } from 'vitest';
import { cart, item } from '../cart/testing.ts';
import { renderPage } from '../testing/render.tsx';
import { ShippingChoice } from './choices.tsx';
import { PlaceOrder } from './place-order.tsx';
import { CheckoutSummary } from './summary.tsx';
import { checkoutData } from './testing.ts';

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

it('while shipping and tax are being reckoned the summary says so [TAX-507]', async () => {
  const shown = (reckoning: boolean) =>
    renderPage(
      '/checkout',
      <CheckoutSummary
        checkout={checkoutOf(cart())}
        place=""
        phase={reckoning ? 'reckoning' : 'resting'}
        renewed={true}
      />,
    );
  expect(await shown(true)).toMatch(/role="status"[^>]*><span[^>]*>Updating shipping and tax/);
  expect(await shown(false)).toMatch(/role="status"[^>]*><span[^>]*>Total: \$59\.28/);
});

it('shows what was chosen and typed for a piece before it is bought [CART-528]', async () => {
  const engraved = item({ product_options_data: { Script: 'Italic' }, personalization_data: { to: 'Ada' } });
  const html = await renderPage(
    '/checkout',
    <CheckoutSummary
      checkout={checkoutOf(cart({ items: [engraved] }))}
      place=""
      phase="resting"
      renewed={false}
    />,
  );
  expect(html).toContain('<dt>Script:</dt> <dd><bdi>Italic</bdi></dd>');
  expect(html).toContain('<dt>To:</dt> <dd><bdi>Ada</bdi></dd>');
});

describe('amounts', () => {
  const shown = (over: Parameters<typeof checkoutData>[0], phase: 'resting' | 'reckoning' = 'resting') =>
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

  it('that may not hold any more are not shown while they are reckoned anew [TAX-507]', async () => {
    const html = await shown({}, 'reckoning');
    for (const amount of ['$5.95', '$5.33', '$59.28']) expect(html).not.toContain(amount);
  });

  it('add up: the fees of single pieces are part of shipping [CHK-010]', async () => {
    const { tax_estimate } = checkoutData();
    const html = await shown({ tax_estimate: { ...tax_estimate, shipping_amount: 0, shipping_fee: 3 } });
    expect(html).toContain('<dt>Shipping</dt><dd>$3.00</dd>');
  });
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
  expect(button).toMatch(/href="#checkout-delivery"[^>]*>No available shipping method/);
  const unknown = await renderPage(
    '/checkout',
    <ShippingChoice checkout={checkoutData()} chosen="" error={undefined} />,
  );
  expect(unknown).toContain('Enter your address to see how we can ship.');
  expect(unknown).not.toContain('notice-warning');
});
