import { archiveProduct, createProduct, type ProductInput } from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';

type Variable = Extract<ProductInput, { classCode: 'variable_product' }>;
type NewVariation = Variable['variations'][number];

let own: OwnShop;
let visitor: Client;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  visitor = own.visitor(await own.serve());
});
afterAll(() => own.close());

const later = { available: 0, allowBackorders: true };
const gone = { available: 0 };

/** `'red-s'` is red and small, in the order of the attributes; five pieces at 24.00. */
const variation = (sku: string, given: Partial<NewVariation> = {}) => ({ sku, ...given });

/** Makes a product of these variations, with a variation attribute for each part of their names. */
async function sell(
  slug: string,
  variants: Readonly<Record<string, { as: 'button' | 'dropdown' | 'radio'; options: readonly string[] }>>,
  variations: readonly ReturnType<typeof variation>[],
  defaultVariationSku?: string,
): Promise<Readonly<Record<string, string>>> {
  const ids = Object.keys(variants);
  const { variationIds } = await createProduct(own.system, {
    classCode: 'variable_product',
    sku: slug,
    slug,
    name: slug,
    variants: Object.entries(variants).map(([id, { as, options }]) => ({
      id,
      label: id,
      displayType: as,
      options: options.map((value) => ({ value })),
    })),
    variations: variations.map(({ sku, ...given }) => ({
      sku: `${slug}-${sku}`,
      price: 2400,
      stock: { available: 5 },
      values: Object.fromEntries(sku.split('-').map((value, at) => [ids[at] ?? '', value])),
      ...given,
    })),
    ...(defaultVariationSku && { defaultVariationSku: `${slug}-${defaultVariationSku}` }),
  });
  return variationIds;
}

async function read(path: string): Promise<string> {
  const { status, text } = await visitor.get(path, { accept: 'text/html' });
  expect(status, path).toBe(200);
  return text;
}

const skuOf = (html: string) => /SKU: ([^<]*)</.exec(html)?.[1];

/** How each option of the buttons and radio choices of a page is drawn: its type, its label, and whether it can be chosen. */
function optionsOf(html: string): Readonly<Record<string, string>> {
  const drawn = html.matchAll(/<label class="option" data-type="([^"]*)">.*?<\/label>/g);
  return Object.fromEntries(
    [...drawn].map(([label, type]) => {
      const hint = /class="option-hint">([^<]*)</.exec(label)?.[1];
      const disabled = /<input[^>]*disabled=""/.test(label) && 'disabled';
      return [/value="([^"]*)"/.exec(label)?.[1], [type, hint, disabled].filter(Boolean).join(', ')];
    }),
  );
}

/** Returns the links of a page's options without scripts, by value. */
const linksOf = (html: string) =>
  Object.fromEntries(
    [
      ...html.matchAll(/<a href="[^"]*\/pv\/([^"]*)" class="option"[^>]*>.*?class="option-label">([^<]*)</g),
    ].map(([, sku, label]) => [label, sku]),
  );

describe('the options of a product', () => {
  it('are of the type of what they lead to, and say so where it cannot be had [VAR-006, VAR-007, VAR-008, VAR-009, VAR-010, VAR-011, VAR-012, VAR-013, VAR-014, VAR-018, VAR-019]', async () => {
    const states = ['There', 'Later', 'Gone', 'Withdrawn', 'Ended', 'Ending', 'Archived', 'Never'];
    const ids = await sell('state', { state: { as: 'button', options: states } }, [
      variation('There'),
      variation('Later', { stock: later }),
      variation('Gone', { stock: gone }),
      variation('Withdrawn', { unavailableForSale: true }),
      variation('Ended', { discontinued: true, stock: later }),
      variation('Ending', { discontinued: true, stock: { available: 1 } }),
      variation('Archived'),
    ]);
    await archiveProduct(own.system, ids['state-Archived'] ?? '');
    expect(optionsOf(await read('/state'))).toEqual({
      There: 'type_1',
      Later: 'type_2',
      Gone: 'type_3, Sold Out',
      Ending: 'type_1',
      Withdrawn: 'type_4, Unavailable, disabled',
      Ended: 'type_4, Unavailable, disabled',
      Archived: 'type_4, Unavailable, disabled',
      Never: 'type_4, Unavailable, disabled',
    });
  });

  it('say See Options where others must change with them, each drawn as its variant asks [VAR-001, VAR-003, VAR-017, VAR-021]', async () => {
    const variants = {
      color: { as: 'button', options: ['Red', 'Blue'] },
      size: { as: 'radio', options: ['S', 'L'] },
    } as const;
    await sell('pair', variants, [variation('Red-S'), variation('Blue-L')]);
    const html = await read('/pair/pv/pair-Red-S');
    expect(optionsOf(html)).toEqual({
      Red: 'type_1',
      Blue: 'type_6, See Options',
      S: 'type_1',
      L: 'type_4, Unavailable, disabled',
    });
    expect(
      [...html.matchAll(/data-display="(\w+)"><legend[^>]*>(\w+)/g)].map(([, ...drawn]) => drawn),
    ).toEqual([
      ['button', 'color'],
      ['radio', 'size'],
    ]);
  });

  it('are none where nothing can be had, which is said [VAR-005]', async () => {
    await sell('withdrawn', { color: { as: 'button', options: ['Red'] } }, [
      variation('Red', { unavailableForSale: true }),
    ]);
    const html = await read('/withdrawn');
    expect(html).toContain('There are no options available for this product.');
    expect(optionsOf(html)).toEqual({});
  });
});

describe('a product opens with', () => {
  const colors = { color: { as: 'button', options: ['Red', 'Blue', 'Green', 'White'] } } as const;

  it('the variation of its address, else the one that was searched for, else its default [VAR-022, VAR-023, VAR-024, VAR-033, VAR-038]', async () => {
    const blue = { price: 3100, stock: { available: 2, lowStockThreshold: 4 } };
    await sell('mug', colors, [variation('Red'), variation('Blue', blue), variation('Green')], 'Green');
    expect(skuOf(await read('/mug'))).toBe('mug-Green');
    expect(skuOf(await read('/mug?search_keyword=mug-red'))).toBe('mug-Red');
    expect(skuOf(await read('/mug?search_keyword=mug'))).toBe('mug-Green');
    for (const query of ['', '?search_keyword=mug-red']) {
      const html = await read(`/mug/pv/mug-Blue${query}`);
      expect(skuOf(html)).toBe('mug-Blue');
      expect(html).toContain('name="sku" value="mug-Blue"');
      expect(html).toMatch(/class="price-final[^"]*">\$31\.00</);
      expect(html).toContain('Only 2 in Stock');
    }
  });

  it('else the one that scores best: in stock before backordered, the first among equals [VAR-025, VAR-027, VAR-028, VAR-029]', async () => {
    const [red, blue] = [variation('Red', { stock: gone }), variation('Blue', { stock: later })];
    await sell('cup', colors, [red, blue, variation('Green'), variation('White')]);
    expect(skuOf(await read('/cup'))).toBe('cup-Green');
    await sell('jug', colors, [red, blue]);
    expect(skuOf(await read('/jug'))).toBe('jug-Blue');
  });

  it('another where what is asked for is unavailable, and the nearest to it [VAR-029, VAR-030]', async () => {
    const variants = { ...colors, size: { as: 'dropdown', options: ['S', 'M'] } } as const;
    const ended = { unavailableForSale: true };
    await sell(
      'pot',
      variants,
      [variation('Red-S'), variation('Red-M'), variation('Blue-M', ended)],
      'Blue-M',
    );
    expect(skuOf(await read('/pot/pv/pot-Blue-M'))).toBe('pot-Red-M');
    expect(skuOf(await read('/pot'))).toBe('pot-Red-M');
  });
});

it('an option leads to the variation that scores best: 3 for each other match, 2 in stock, 1 backordered [VAR-026, VAR-027, VAR-028, VAR-029, CONST-051]', async () => {
  const numbers = (...options: string[]) => ({ as: 'button', options }) as const;
  const variants = { a: numbers('1', '2', '3', '4', '5'), b: numbers('x', 'y'), c: numbers('v', 'w') };
  await sell('score', variants, [
    variation('1-x-v'),
    // 2 for what is in stock, and 3 for one match: the match.
    variation('2-y-w'),
    variation('2-x-w', { stock: gone }),
    // 3 for one match, and 4 for one that comes later.
    variation('3-x-w', { stock: gone }),
    variation('3-y-v', { stock: later }),
    // 4, and 5 for one that is in stock.
    variation('4-x-w', { stock: later }),
    variation('4-y-v'),
    // The same: the first.
    variation('5-x-w'),
    variation('5-y-v'),
  ]);
  expect(linksOf(await read('/score/pv/score-1-x-v'))).toMatchObject({
    2: 'score-2-x-w',
    3: 'score-3-y-v',
    4: 'score-4-y-v',
    5: 'score-5-x-w',
  });
});

it('what is chosen is told in words, the options of a variation joined by bars [VAR-035]', async () => {
  const variants = {
    color: { as: 'button', options: ['Red', 'Blue'] },
    size: { as: 'dropdown', options: ['S', 'L'] },
  } as const;
  await sell('bowl', variants, [variation('Red-S'), variation('Blue-L')]);
  const query = '{ product(slug: "bowl") { _id variations { sku variation_text } } }';
  const { body } = await visitor.graphql<{ product: { _id: string; variations: object[] } }>(query);
  expect(body.data?.product.variations).toEqual([
    { sku: 'bowl-Red-S', variation_text: 'Red | S' },
    { sku: 'bowl-Blue-L', variation_text: 'Blue | L' },
  ]);
  await visitor.post('/api/cart/add', { id: body.data?.product._id ?? '', sku: 'bowl-Blue-L', qty: 1 });
  expect(await read('/checkout/cart')).toContain('Blue | L');
});
