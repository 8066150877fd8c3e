import { expect, it } from 'vitest';
import { cart, item } from '../cart/testing.ts';
import { renderPage } from '../testing/render.tsx';
import { PlaceOrder } from './place-order.tsx';
import { CheckoutSummary } from './summary.tsx';
import { checkoutData } from './testing.ts';

const checkoutOf = (summary: ReturnType<typeof cart>) => checkoutData({ summary });

it('the summary of the checkout names what cannot be bought, why, and where to put it right [CART-529]', async () => {
  const summary = cart({
    changed_items: [
      item({ item_id: 'many', name: 'Plate', variation_text: 'Sage', qty: 9, max_cart_qty: 4 }),
    ],
    itemErrors: [{ item_id: 'many', message: 'Only 4 available' }],
  });
  const html = await renderPage(
    '/checkout',
    <CheckoutSummary checkout={checkoutOf(summary)} taxKnown reckoning={false} renewed={false} />,
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
      <CheckoutSummary checkout={checkoutOf(cart())} taxKnown reckoning={reckoning} renewed={true} />,
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
      taxKnown
      reckoning={false}
      renewed={false}
    />,
  );
  expect(html).toContain('<dt>Script:</dt> <dd><bdi>Italic</bdi></dd>');
  expect(html).toContain('<dt>To:</dt> <dd><bdi>Ada</bdi></dd>');
});

it('names no tax before it is known where the order goes [TAX-501]', async () => {
  const shown = (taxKnown: boolean) =>
    renderPage(
      '/checkout',
      <CheckoutSummary {...{ checkout: checkoutOf(cart()), taxKnown, reckoning: false, renewed: false }} />,
    );
  expect(await shown(false)).toContain('<dt>Tax</dt><dd>Calculated after your address</dd>');
  expect(await shown(true)).toContain('<dt>Tax</dt><dd>$5.33</dd>');
});
