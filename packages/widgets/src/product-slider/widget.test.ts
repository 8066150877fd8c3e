import type { ContractClient } from '@stoa/contract';
import type { JsonObject } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { renderWidget, renderWidgets } from '../testing/render-widget.ts';

const mug = {
  _id: 'm',
  sku: 'MUG-1',
  name: 'Mug',
  sub_title: '',
  url: '/mug',
  class_code: 'simple',
  badges: [],
  swatches: [],
  brand: null,
  image: null,
  price: 24,
  final_price: 24,
  msrp: null,
  from_price: null,
  hide_price: false,
  is_price_hidden: false,
  stockStatus: 'in-stock',
  stockStatusText: 'In Stock',
  isInStock: true,
  isBuyable: true,
  unavailable_for_sale: false,
  product_option_set: false,
  review_count: 0,
  review_avg_rating: 0,
};

/** Returns a client that answers every question with this slider, and the questions it was asked. */
function sliderOf(products: readonly object[]) {
  const asked: unknown[] = [];
  const client = {
    async execute(_document: unknown, variables: unknown) {
      asked.push(variables);
      return { sliderProducts: { products } };
    },
  } as ContractClient;
  return { client, asked };
}

const slider = (props: JsonObject, products: readonly object[] = [mug]) =>
  renderWidget('product-slider', props, { client: sliderOf(products).client });

describe('a product slider', () => {
  it.each([
    ['bestsellers', 'Popular Products'],
    ['newest', 'New Products'],
    ['featured', 'Featured Products'],
  ])(
    'of %s is called %s, and asks for them [SLIDER-503, SLIDER-504, SLIDER-505, SLIDER-510, SLIDER-521]',
    async (selection, title) => {
      const { client, asked } = sliderOf([mug]);
      const html = await renderWidget('product-slider', { selection }, { client });
      expect(html).toContain(`<h2>${title}</h2>`);
      expect(asked).toMatchObject([{ input: { type: selection } }]);
    },
  );

  it('asks for the goods of the category it is limited to, else for all [SLIDER-511, SLIDER-523]', async () => {
    const { client, asked } = sliderOf([mug]);
    await renderWidget('product-slider', { limitToCategory: 'gifts' }, { client });
    await renderWidget('product-slider', {}, { client });
    expect(asked).toMatchObject([{ input: { categories: ['gifts'] } }, { input: { page: 1 } }]);
    expect(JSON.stringify(asked[1])).not.toContain('categories');
  });

  it('has a title of its own when it is given one [SLIDER-509]', async () => {
    const html = await slider({ selection: 'newest', title: 'Out of the kiln' });
    expect(html).toContain('<h2>Out of the kiln</h2>');
    expect(html).not.toContain('New Products');
  });

  it('asks once, for page 1 and ten products unless told otherwise, and shows them [SLIDER-514, SLIDER-515, SLIDER-533, CONST-530, CONST-531]', async () => {
    const { client, asked } = sliderOf([mug, { ...mug, _id: 'n', name: 'Jug' }]);
    const html = await renderWidget('product-slider', { selection: 'newest' }, { client });
    expect(asked).toEqual([{ input: { type: 'newest', page: 1, limit: 10 } }]);
    expect([...html.matchAll(/class="card-link"[^>]*>(\w+)</g)].map(([, name]) => name)).toEqual([
      'Mug',
      'Jug',
    ]);
  });

  it('that is switched off is not drawn, and asks for nothing [SLIDER-507]', async () => {
    const { client, asked } = sliderOf([mug]);
    const html = await renderWidget('product-slider', { enabled: false }, { client });
    expect(html).toBe('<div class="page-view"></div>');
    expect(asked).toEqual([]);
  });

  it('that fails is logged and shows nothing, and the page stands [ERR-515, ERR-534, SLIDER-534]', async () => {
    const client: ContractClient = { execute: () => Promise.reject(new Error('no answer')) };
    const failures: unknown[] = [];
    const widgets = [
      { type: 'product-slider', props: {} },
      { type: 'heading', props: { title: 'Of clay' } },
    ];
    const html = await renderWidgets(widgets, {
      client,
      onFailure: ({ type }, reason) => failures.push([type, String(reason)]),
    });
    expect(failures).toEqual([['product-slider', 'Error: no answer']]);
    expect(html).toContain('<h2>Of clay</h2>');
    expect(html).not.toContain('carousel');
  });
});
