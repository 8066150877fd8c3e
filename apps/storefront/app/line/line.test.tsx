import { describe, expect, it } from 'vitest';
import { CartPage } from '../cart/cart-page.tsx';
import { DrawerLines } from '../cart/drawer-lines.tsx';
import { cart, item } from '../cart/testing.ts';
import { CheckoutSummary } from '../checkout/summary.tsx';
import { checkoutData } from '../checkout/testing.ts';
import { OrderView } from '../order/order-view.tsx';
import { order } from '../order/testing.ts';
import { TrackingView } from '../order/tracking-view.tsx';
import { renderPage } from '../testing/render.tsx';
import { fullCartItem, fullOrderItem } from './testing.ts';

const ofCart = (line = fullCartItem()) => cart({ items: [line] });

/** Every place that shows lines, with one line. */
const places = {
  'the drawer': () =>
    renderPage('/bowl', <DrawerLines lines={[fullCartItem()]} onFollow={() => undefined} />),
  'the cart': () => renderPage('/checkout/cart', <CartPage cart={ofCart()} sentNotice={undefined} />),
  'the checkout': () =>
    renderPage(
      '/checkout',
      <CheckoutSummary
        checkout={checkoutData({ summary: { ...ofCart(), shipping_method: 'standard' } })}
        place=""
        phase="resting"
        renewed={false}
      />,
    ),
  'the confirmation, and the order’s page': () =>
    renderPage('/order/1', <OrderView order={{ ...order, items: [fullOrderItem()] }} timeZone="UTC" />),
  'the tracking page': () =>
    renderPage(
      '/order/1/tracking',
      <TrackingView order={{ ...order, tracking: [], items: [fullOrderItem()] }} />,
    ),
};

/** Returns the line of a page. */
async function lineIn(page: Promise<string>): Promise<string> {
  const [line = ''] = /<li[^>]* class="line".*/s.exec(await page) ?? [];
  return line;
}

describe.each(Object.entries(places))('%s', (_, page) => {
  it('tells all of a line: product, variation, choices with fees, what was engraved, and prices [OPT-018, OPT-019]', async () => {
    const line = await lineIn(page());
    expect(line).toMatch(/<a[^>]*href="\/bowl\/pv\/BOWL-RED"[^>]*>Bowl</);
    expect(line).toMatch(/<img(?=[^>]*src="\/images\/bowl-m.webp")[^>]* alt=""/);
    const facts = [...line.matchAll(/<li data-fact="(?:variation|choice|sku)">(.*?)<\/li>/g)];
    expect(facts.map(([, fact]) => fact?.replaceAll(/<\/?(?:bdi|span)[^>]*>/g, ''))).toEqual([
      'Red | Large',
      'Ribbon: Navy + $2.50',
      'Paper: Thin − $1.00',
      'Engraving: For &lt;b&gt; Ada',
      'SKU: BOWL-RED',
    ]);
    expect(line).toContain('$24.00 each');
    expect(line).toContain('<p class="line-total">$120.00</p>');
  });

  it('tells how many pieces of a line come later, in whose words, and when [STOCK-504, STOCK-507, ENT-549]', async () => {
    expect(await lineIn(page())).toContain(
      '<li data-fact="backorder">3 in stock, 2 on backorder. In the next firing. Expected to ship <time dateTime="2027-05-01">May 01 2027</time></li>',
    );
  });
});

describe('a line', () => {
  const inCart = (over: Parameters<typeof item>[0]) =>
    renderPage('/checkout/cart', <CartPage cart={ofCart(item(over))} sentNotice={undefined} />);

  it('tells what there is of it, unless pieces of it come later', async () => {
    const stock_message = 'Only 2 in Stock';
    expect(await inCart({ stock_message })).toContain('<p class="line-stock">Only 2 in Stock</p>');
    const late = await inCart({ stock_message, is_backorders: true, backorders_qty: 2 });
    expect(late).toContain('<li data-fact="backorder">On backorder</li>');
    expect(late).not.toContain('Only 2 in Stock');
  });

  it('of an order leads nowhere where its product is shown no more, and nothing of it comes later once it was sent', async () => {
    const items = [fullOrderItem({ url: null, qty_sent: 5 })];
    const html = await renderPage('/order/1', <OrderView order={{ ...order, items }} timeZone="UTC" />);
    expect(html).toContain('<p class="line-name">Bowl</p>');
    expect(html).not.toContain('backorder');
  });
});
