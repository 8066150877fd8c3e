import { describe, expect, it } from 'vitest';
import { shellOf } from '../shell/testing.ts';
import { pageOf, slides } from '../testing/product-page.tsx';
import { renderPage } from '../testing/render.tsx';
import { ProductPage } from './product-page.tsx';
import { card, picture, product } from './testing.ts';

describe('a product page', () => {
  it('shows pictures, title, sku, price, stock, quantity and button [PDP-001, PDP-018, PDP-021, PDP-022, PDP-023, PDP-025]', async () => {
    const html = await pageOf(product());
    expect(slides(html)).toEqual(['front', 'side']);
    expect(html).toContain('<h1>Tideline Mug</h1>');
    expect(html).toContain('SKU: MUG-1');
    expect(html).toMatch(/<div class="purchase"><p class="price">.*?class="price-final">\$24\.00</);
    expect(html).toContain('<span class="stock-text">In Stock</span>');
    const other = {
      stockStatus: 'backordered',
      stockStatusText: 'Fired in June',
      sku: 'MUG-9',
      final_price: 18,
    };
    const otherHtml = await pageOf(product(other));
    expect(otherHtml).toContain('<span class="stock-text">Fired in June</span>');
    expect(otherHtml).toContain('SKU: MUG-9<');
    expect(otherHtml).toMatch(/<div class="purchase"><p class="price">.*?class="price-final[^"]*">\$18\.00</);
    expect(html).toMatch(
      /<input[^>]*type="number"[^>]*min="1"[^>]*max="12"[^>]*name="qty"|name="qty"[^>]*max="12"/,
    );
    expect(html).toMatch(/<button type="submit"[^>]*>Add to Cart<\/button>/);
  });

  it.each(['left', 'right', 'top', 'down'] as const)(
    'has its small pictures where the shop wants them: %s [PDP-002]',
    async (thumbnails) => {
      const { theme } = shellOf();
      const shell = shellOf({ theme: { ...theme, productPage: { ...theme.productPage, thumbnails } } });
      const html = await renderPage(
        '/tideline-mug',
        <ProductPage product={product()} searchKeyword={undefined} />,
        shell,
      );
      expect(html).toContain(`data-thumbs="${thumbnails}"`);
    },
  );

  it('has the poster of a film for its small picture, which is told to be one [PDP-014]', async () => {
    const film = { ...picture('wheel'), oembed: { url: 'https://vimeo.com/76979871' } };
    const html = await pageOf(product({ images: [picture('front'), film] }));
    const [, ...thumbs] = html.split('class="gallery-thumb"');
    expect(thumbs.map((one) => /aria-label="([^"]*)".*?srcset="([^" ]*)/i.exec(one)?.slice(1))).toEqual([
      ['Picture 1 of 2', expect.stringContaining('/thumbnail/front')],
      ['Video 2 of 2', expect.stringContaining('/thumbnail/wheel')],
    ]);
  });

  it('says how it is delivered and what that costs [PDP-019, PRICE-019]', async () => {
    const html = await pageOf(product({ item_delivery_info: 'Comes by van', shipping_fee: 12.5 }));
    expect(html).toContain('<p>Comes by van</p>');
    expect(html).toContain('Shipping fee: $12.50');
    expect(await pageOf(product())).not.toContain('Shipping fee');
    const free = await pageOf(product({ item_delivery_info: 'Comes by van' }));
    expect(free).toContain('<p>Comes by van</p>');
    expect(free).not.toContain('Shipping fee');
    expect(await pageOf(product({ shipping_fee: 0.01 }))).toContain('Shipping fee: $0.01');
    const service = { shipping_fee: 5, non_shippable_product: true };
    expect(await pageOf(product(service))).not.toContain('Shipping fee');
  });

  it('tells beneath the button what sending costs, how goods come back and how they are paid, of what is sent alone', async () => {
    const html = await pageOf(product());
    expect(html).toContain('Shipping from $6.95, free from $75.00');
    expect(html).toMatch(/Thirty days to change your mind\..*<a[^>]*href="\/returns"[^>]*>About returns</);
    expect(html).toContain('Pay by Bank transfer');
    const mailed = { class_code: 'gift_certificate', delivery_estimate: 'standard' } as const;
    const certificate = await pageOf(product({ ...mailed, item_delivery_info: 'Sent by e-mail.' }));
    expect(certificate).toContain('<p>Sent by e-mail.</p>');
    expect(certificate).not.toMatch(/Shipping from|Order placed/);
  });

  it('leads to all of the brand, and shows its rating as a number', async () => {
    const html = await pageOf(product({ review_count: 40, review_avg_rating: 4.625 }));
    expect(html).toMatch(/<a[^>]*href="\/search\?q=&amp;brand=Tideline"[^>]*>Tideline</);
    expect(html).toMatch(/>4\.6<\/span><span[^>]*>40 ratings</);
    expect(html).not.toContain('Reviews');
    expect(await pageOf(product())).not.toMatch(/ratings?</);
  });

  it('says in one sentence that what has no price is not for sale yet', async () => {
    const none = { stockStatus: 'out-of-stock', stockStatusText: 'Invalid Price', isBuyable: false } as const;
    const html = await pageOf(product({ ...none, price: 0, final_price: 0 }));
    expect(html).toContain('Not for sale yet.');
    expect(html).not.toMatch(/Invalid Price|Sold Out|Shipping from/);
    expect(await pageOf(product({ ...none, stockStatusText: 'Out of Stock' }))).toContain('Sold Out');
  });

  it('keeps room for the three steps of delivery of what is there, and asks for no dates itself [PDP-020]', async () => {
    const html = await pageOf(product({ delivery_estimate: 'standard' }));
    expect(html).toMatch(/Order placed<\/dt><dd><\/dd>.*Ships<\/dt><dd><\/dd>.*Delivered<\/dt><dd><\/dd>/);
    const gone = { delivery_estimate: 'standard', stockStatus: 'out-of-stock', isBuyable: false };
    expect(await pageOf(product(gone))).not.toContain('Order placed');
  });

  it('lists the price levels in the words of the server [PRICE-022, PRICE-023]', async () => {
    const text = 'Buy 4 for $21.60 each and save 10%';
    const level = { id: 'l', minQuantity: 4, price: 2160, text };
    expect(await pageOf(product({ priceLevels: [level] }))).toContain(`<li>${text}</li>`);
  });

  it('costs what the level says that so many pieces reach [PRICE-016]', async () => {
    const from = (minQuantity: number) =>
      pageOf(product({ priceLevels: [{ id: 'l', minQuantity, price: 2160, text: 'Save 10%' }] }));
    expect(await from(1)).toMatch(/class="price-final[^>]*>\$21\.60<.*class="price-old"[^>]*>\$24\.00</);
    expect(await from(2)).toMatch(/class="price-final[^>]*>\$24\.00</);
  });

  it('shows a guest no price and no way to buy where prices are hidden [PRICE-009, PRICE-011, ATC-002]', async () => {
    const hidden = { is_price_hidden: true, price: null, final_price: null, msrp: null } as const;
    const html = await pageOf(product(hidden));
    expect(html).toContain('Sign in to see pricing');
    expect(html).not.toContain('name="intent"');
    expect(html).not.toContain('$');
    expect(html).not.toContain('"offers"');
  });

  it('says Sold Out where the button would be [STOCK-008, ATC-001]', async () => {
    const soldOut = { isBuyable: false, stockStatus: 'out-of-stock', stockStatusText: 'Out of Stock' };
    const html = await pageOf(product(soldOut));
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sold Out<\/button>/);
    expect(html).not.toContain('Add to Cart');
  });

  it('shows at most 14 related products [PDP-037, CONST-043]', async () => {
    const related = Array.from({ length: 20 }, (_, n) => card({ _id: `r${n}`, sku: `R-${n}` }));
    const html = await pageOf(product({ related }));
    expect(html.match(/data-sku="R-/g)).toHaveLength(14);
  });
});
