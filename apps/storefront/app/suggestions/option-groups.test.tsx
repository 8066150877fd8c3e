import { describe, expect, it } from 'vitest';
import { cardOf } from '../listing/testing.ts';
import { renderPage } from '../testing/render.tsx';
import { OptionGroups } from './option-groups.tsx';
import { optionsOf } from './options.ts';
import { answerOf } from './testing.ts';

const show = (answer = answerOf(), marked?: number) =>
  renderPage(
    '/',
    <OptionGroups
      options={optionsOf(answer)}
      marked={marked}
      idOf={(option) => `o${option}`}
      onFollow={() => undefined}
    />,
  );
const withProduct = (over: Parameters<typeof cardOf>[0]) => show(answerOf({ products: [cardOf(over)] }));

describe('the options', () => {
  it('are links in groups, none of them a stop of the Tab key, and one is marked', async () => {
    const html = await show(answerOf(), 1);
    expect(html).toMatch(/<div role="group" aria-label="Categories"[^>]*>.*<a[^>]*href="\/mugs"/s);
    expect(html).toMatch(/<div role="group" aria-label="Products"[^>]*>.*<a[^>]*href="\/mug\?/s);
    const options = html.match(/<a [^>]*>/g) ?? [];
    expect(options).toHaveLength(3);
    for (const option of options)
      expect(option).toMatch(/role="option".*tabindex="-1"|tabindex="-1".*role="option"/);
    expect(options.map((option) => option.includes('aria-selected="true"'))).toEqual([false, true, false]);
  });

  it('tell how many products match [SEARCH-018]', async () => {
    expect(await show(answerOf({ total: 12 }))).toContain('See all 12 products');
    expect(await show()).toContain('See all: 1 product');
  });

  it('show a product with price and stars [SEARCH-012]', async () => {
    const html = await withProduct({ review_avg_rating: 4.5, review_count: 2 });
    expect(html).toContain('$24.00');
    expect(html).toContain('Rated 4.5 of 5');
    expect(await withProduct({})).not.toContain('Rated');
  });

  it('obey hidden prices, without a link inside a link [SEARCH-019]', async () => {
    const guest = await withProduct({ is_price_hidden: true, price: null, final_price: null });
    expect(guest).toContain('$ Sign in');
    expect(guest).not.toContain('/login');
    const inCart = await withProduct({ hide_price: true });
    expect(inCart).not.toContain('$24.00');
  });

  it('say what is not for sale in place of its price [SEARCH-019]', async () => {
    const html = await withProduct({ unavailable_for_sale: true, stockStatusText: 'Unavailable' });
    expect(html).toContain('Unavailable');
    expect(html).not.toContain('$24.00');
  });
});
