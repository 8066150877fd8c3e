import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import type { CartData } from './cart-data.ts';
import type { CartNotice } from './cart-notice.ts';
import { CartPage } from './cart-page.tsx';
import { cart, item } from './testing.ts';

const pageOf = (data: CartData, notice?: CartNotice) =>
  renderPage('/checkout/cart', <CartPage cart={data} sentNotice={notice} />);

const CHECKOUT = /<a[^>]*href="\/checkout"[^>]*>Checkout<\/a>/;

describe('a refused addition', () => {
  const refusedAt = (fields: readonly (readonly [string, string])[]) =>
    pageOf(cart(), {
      tone: 'danger',
      text: 'Only 1 available',
      status: 409,
      backTo: { path: '/tideline-mug', fields },
    });

  it('leads back to the product with what was chosen for it, without JavaScript [CART-522, OPEN-042]', async () => {
    const html = await refusedAt([
      ['option[Ribbon]', 'Navy'],
      ['personalization[name]', 'Ada "A"'],
    ]);
    const [form = ''] = /<form[^>]*action="\/tideline-mug".*?<\/form>/s.exec(html) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toMatch(/name="option\[Ribbon\]" value="Navy"/);
    expect(form).toMatch(/name="personalization\[name\]" value="Ada &quot;A&quot;"/);
    expect(form).toContain('Back to the product');
  });

  it('leads back by a link where nothing was chosen', async () => {
    expect(await refusedAt([])).toMatch(/<a[^>]*href="\/tideline-mug"[^>]*>Back to the product<\/a>/);
  });
});

describe('the cart page', () => {
  it('shows lines with quantity, total and the way to the checkout [CART-521, CHK-001]', async () => {
    const html = await pageOf(cart());
    expect(html).toContain('Tideline Mug');
    expect(html).toMatch(/name="qty\[line\]"[^>]*value="2"/);
    expect(html).toContain('$48.00');
    expect(html).toMatch(/<button type="submit" value="line"[^>]*name="remove"/);
    expect(html).toMatch(CHECKOUT);
  });

  it('shows what was chosen and typed for a piece [CART-528]', async () => {
    const choices = [
      { label: 'Ribbon', value: 'Navy', fee: 0 },
      { label: 'Recipient name', value: 'Ada', fee: 0 },
    ];
    const html = await pageOf(cart({ items: [item({ choices })] }));
    expect(html).toContain('<li data-fact="choice">Ribbon: <bdi>Navy</bdi></li>');
    expect(html).toContain('<li data-fact="choice">Recipient name: <bdi>Ada</bdi></li>');
  });

  it('puts what cannot be bought first, says why and leads no further [CART-529]', async () => {
    const html = await pageOf(
      cart({
        items: [item()],
        changed_items: [item({ item_id: 'many', name: 'Plate', qty: 9, max_cart_qty: 4 })],
        limit_items: [item({ item_id: 'limit', name: 'Bowl', qty: 120, max_cart_qty: 100 })],
        invalid_items: [item({ item_id: 'gone', name: 'Jug' })],
        itemErrors: [{ item_id: 'many', message: 'Only 4 available' }],
      }),
    );
    const names = [...html.matchAll(/class="line-name"><a[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(names).toEqual(['Jug', 'Plate', 'Bowl', 'Tideline Mug']);
    expect(html).toContain('Only 4 available');
    expect(html).toContain('You asked for 9. Change the quantity to 4, or remove it.');
    expect(html).toContain('This is more than one order may hold.');
    expect(html).toContain('You asked for 120. Change the quantity to 100, or remove it.');
    expect(html).toMatch(/value="limit=100"[^>]*name="reduce"/);
    expect(html).toContain('No longer available.');
    expect(html).toContain('Please remove it to continue.');
    expect(html).not.toContain('name="qty[gone]"');
    const summary = html.slice(html.indexOf('cart-faults'));
    for (const id of ['gone', 'many', 'limit']) expect(summary).toContain(`href="#line-${id}"`);
    expect(summary).not.toContain('href="#line-line"');
    expect(html).not.toMatch(CHECKOUT);
  });

  it('shows the words of a shop that prevents checkout instead of the button [CHK-002, CHK-003]', async () => {
    const html = await pageOf(cart({ checkout_prevented: 'Closed for inventory' }));
    expect(html).toContain('Closed for inventory');
    expect(html).not.toMatch(CHECKOUT);
  });

  it('shows no amount where prices are hidden [PRICE-011]', async () => {
    const html = await pageOf(
      cart({ items: [item({ price: null, row_total: null })], amount: 0, grand_total: 0 }),
    );
    expect(html).toContain('Sign in to see pricing');
    expect(html).not.toContain('$');
  });

  it('is empty before anything was put in [CART-501]', async () => {
    const html = await pageOf(cart({ items: [], amount: 0, grand_total: 0, total_due: 0 }));
    expect(html).toContain('Your cart is empty.');
    expect(html).not.toMatch(CHECKOUT);
  });

  it('offers to put back what was taken out [OPEN-513]', async () => {
    const removed = {
      name: 'Jug',
      productId: 'jug',
      qty: 3,
      options: [['Ribbon', 'Navy']],
      personalization: [],
    } as const;
    const html = await pageOf(cart(), { tone: 'success', text: 'Jug was removed.', status: 200, removed });
    expect(html).toContain('Jug was removed.');
    expect(html).toMatch(
      /name="product" value="jug".*name="qty" value="3".*name="option\[Ribbon\]" value="Navy"/,
    );
    expect(html).toContain('value="restore"');
  });

  it('shows a refusal with its errors beside the lines [CART-524, ERR-531]', async () => {
    const itemErrors = [{ item_id: 'line', message: 'Limit of 10' }];
    const html = await pageOf(cart(), {
      tone: 'danger',
      text: 'Not enough in stock.',
      status: 409,
      itemErrors,
    });
    expect(html).toMatch(
      /role="status"[^>]*><div class="notice notice-danger[^>]*><p>Not enough in stock\.</,
    );
    expect(html).toMatch(/cart-line-trouble"><p>Limit of 10/);
  });
});
