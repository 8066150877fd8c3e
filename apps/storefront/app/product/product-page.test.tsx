import { describe, expect, it } from 'vitest';
import { shellOf } from '../shell/testing.ts';
import { renderPage } from '../testing/render.tsx';
import type { ProductData } from './product-data.ts';
import { ProductPage } from './product-page.tsx';
import { card, packed, picture, piece, product, variableProduct, variation } from './testing.ts';

const pageOf = (data: ProductData, path = '/tideline-mug', searchKeyword?: string) =>
  renderPage(path, <ProductPage product={data} searchKeyword={searchKeyword} />);

/** Returns the pictures of the strip, in their order. */
const slides = (html: string) =>
  [...html.matchAll(/class="gallery-slide">.*?alt="([^"]*)"/g)].map(([, alt]) => alt);

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

  it('keeps room for the three steps of delivery of what is there, and asks for no dates itself [PDP-020]', async () => {
    const html = await pageOf(product({ delivery_estimate: 'standard' }));
    expect(html).toMatch(/Order placed<\/dt><dd><\/dd>.*Ships<\/dt><dd><\/dd>.*Delivered<\/dt><dd><\/dd>/);
    const gone = { delivery_estimate: 'standard', stockStatus: 'out-of-stock', isBuyable: false };
    expect(await pageOf(product(gone))).not.toContain('Order placed');
  });

  it('lists the price levels in the words of the server [PRICE-022, PRICE-023]', async () => {
    const text = 'Buy 4 for $21.60 each and save 10%';
    const level = { _id: 'l', min_qty: 4, price: 21.6, savePercent: 10, text };
    expect(await pageOf(product({ available_price_levels: [level] }))).toContain(`<li>${text}</li>`);
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

describe('a variable product', () => {
  it('draws each variant as it asks to be drawn [VAR-001, VAR-002]', async () => {
    const html = await pageOf(variableProduct());
    expect(html).toMatch(/data-display="button"><legend[^>]*>Color/);
    expect(html).toMatch(/<input type="radio"[^>]*value="Blue"/);
    expect(html).toMatch(/<select[^>]*><option value="S"[^>]*>S<\/option>/);
  });

  it('draws radio choices as such [VAR-003]', async () => {
    const [color] = variableProduct().variants;
    const variants = color ? [{ ...color, display_type: 'radio' }] : [];
    const html = await pageOf(variableProduct({ variants }));
    expect(html).toMatch(/data-display="radio">.*<input type="radio"[^>]*value="Red"/);
  });

  it('opens with the variation of its address, its price, sku and picture [VAR-022, VAR-033, VAR-038]', async () => {
    const html = await pageOf(variableProduct(), '/tideline-mug/pv/MUG-Blue-S');
    expect(html).toContain('SKU: MUG-Blue-S');
    expect(html).toContain('$27.00');
    expect(html).toContain('name="sku" value="MUG-Blue-S"');
    expect(slides(html)[0]).toBe('Blue');
  });

  it('opens with what was searched for, or else the default [VAR-023, VAR-024]', async () => {
    const data = variableProduct({ default_variation_sku: 'MUG-Blue-S' });
    expect(await pageOf(data)).toContain('SKU: MUG-Blue-S');
    expect(await pageOf(data, '/tideline-mug', 'mug-red-l')).toContain('SKU: MUG-Red-L');
  });

  it('leads to every option by a link where no script runs [VAR-032, VAR-033]', async () => {
    const [, links] = /<noscript>(.*?)<\/noscript>/.exec(await pageOf(variableProduct())) ?? [];
    expect(links).toContain('href="/tideline-mug/pv/MUG-Blue-S"');
  });

  it('labels what is sold out and what does not exist, and marks what is chosen [ENT-038, VAR-018, VAR-019]', async () => {
    const red = await pageOf(variableProduct(), '/tideline-mug/pv/MUG-Red-S');
    expect(red).toContain('<option value="L">L (Sold Out)</option>');
    const blue = await pageOf(variableProduct(), '/tideline-mug/pv/MUG-Blue-S');
    expect(blue).toMatch(/<option value="L" disabled="">L \(Unavailable\)<\/option>/);
    expect(blue).toContain('<option value="S" selected="">S</option>');
    const radio = (value: string) =>
      new RegExp(`<input(?=[^>]*type="radio")(?=[^>]*value="${value}")[^>]*>`).exec(blue)?.[0];
    expect(radio('Blue')).toContain('checked=""');
    expect(radio('Red')).not.toMatch(/checked=""|disabled=""/);
  });

  it('takes an option in a state that nobody knows for unavailable [VAR-015]', async () => {
    const lost = packed(variation('Red', 'S'), variation('Blue', 'S', { stockStatus: 'lost' }));
    const html = await pageOf(variableProduct({ variations: lost }));
    expect(html).toMatch(/data-type="type_4"><input[^>]*disabled=""[^>]*value="Blue"/);
    expect(html).toMatch(/data-type="type_1"><input[^>]*value="Red"/);
  });

  it('says so when there is nothing to choose [VAR-005]', async () => {
    const gone = variation('Red', 'S', { archived: true, isBuyable: false });
    const html = await pageOf(variableProduct({ variations: packed(gone) }));
    expect(html).toContain('There are no options available for this product.');
  });
});

describe('a grouped product', () => {
  const children = [
    piece({
      _id: 'plate',
      url: '/plate',
      name: 'Plate',
      price: 32,
      final_price: 32,
      image: picture('plate'),
    }),
    piece({
      _id: 'jug',
      url: '/jug',
      name: 'Jug',
      price: 30,
      final_price: 27.5,
      isBuyable: false,
      stockStatus: 'out-of-stock',
      stockStatusText: 'Out of Stock',
    }),
  ];

  it('sells each piece by itself, with its own price, stock and quantity [GROUP-001, GROUP-005, GROUP-006, QTY-004]', async () => {
    const html = await pageOf(product({ class_code: 'grouped', children }));
    const pieces = html.match(/<article class="group-child">.*?<\/article>/g) ?? [];
    expect(pieces).toHaveLength(2);
    const told = pieces.map((one) => [
      /<h3><a[^>]*href="([^"]*)"[^>]*>([^<]*)</.exec(one)?.slice(1),
      /<img[^>]*src="([^"]*)"/.exec(one)?.[1],
      /class="price-final[^"]*">([^<]*)</.exec(one)?.[1],
      /class="stock-text">([^<]*)</.exec(one)?.[1],
      /name="product" value="([^"]*)"/.exec(one)?.[1],
      /<input(?=[^>]*name="qty")[^>]*max="([^"]*)"/.exec(one)?.[1],
    ]);
    expect(told).toEqual([
      [['/plate', 'Plate'], expect.stringContaining('/plate'), '$32.00', 'In Stock', 'plate', '7'],
      [['/jug', 'Jug'], expect.stringContaining('/mug'), '$27.50', 'Out of Stock', undefined, undefined],
    ]);
    expect(html.match(/name="intent" value="add"/g)).toHaveLength(1);
    expect(html).not.toContain('value="mug"');
  });
});

describe('a product with choices', () => {
  const value = (id: string, over = {}) =>
    ({ id, label: id, fee: 0, isDefault: false, initialVisibility: 'show', ...over }) as const;
  const option = { helpText: '', isRequired: true, textLimit: undefined, fee: 0, placeholder: '' } as const;
  const stamp = {
    ...option,
    id: 'stamp',
    label: 'Stamp',
    type: 'radio',
    initialVisibility: 'show',
    values: [value('none', { isDefault: true, fee: 4 }), value('foil', { fee: 14 })],
  } as const;
  const paper = {
    ...option,
    id: 'paper',
    label: 'Paper',
    type: 'select',
    initialVisibility: 'show',
    values: [value('ruled'), value('plain')],
  } as const;
  const initials = {
    ...option,
    id: 'text',
    label: 'Initials',
    type: 'text',
    initialVisibility: 'hide',
    textLimit: { min: 1, max: 3 },
    values: [],
  } as const;
  const choices = { options: [stamp, paper, initials], rules: [], personalization: [], initialFee: 4 };

  it('asks for each option by its kind, and shows what it adds [OPT-001, OPT-005, OPT-006, OPT-018, PRICE-017]', async () => {
    const html = await pageOf(product({ choices }));
    expect(html).toMatch(/<input type="radio"[^>]*name="option\[Stamp\]"[^>]*checked=""[^>]*value="none"/);
    expect(html).toContain('<option value="" selected="">-- Please Select --</option>');
    expect(html).toContain('+ $10.00');
    expect(html).toContain('$28.00');
    expect(html).not.toContain('$0.00');
    const foilFirst = {
      ...stamp,
      values: [value('none', { fee: 4 }), value('foil', { isDefault: true, fee: 14 })],
    };
    const named = { ...paper, placeholder: 'Choose a paper' };
    const other = await pageOf(product({ choices: { ...choices, options: [foilFirst, named] } }));
    expect(other).toMatch(/none<\/span><small[^>]*>− \$10\.00</);
    expect(other).toContain('<option value="" selected="">Choose a paper</option>');
  });

  const kinds = ['button', 'iconlist', 'radio', 'select', 'text', 'textarea'] as const;
  /**
   * Returns the controls of an option, by name: of which kind each is, as what it is drawn, and whether it can be
   * used.
   */
  const controlsOf = (html: string) =>
    [...html.matchAll(/<(input|select|textarea)[^>]*name="option\[Kind\]"[^>]*>/g)].map(([tag, element]) => {
      const drawn = /data-display="(\w+)"[^>]*>(?:<legend[^>]*>Kind)/.exec(html)?.[1];
      const type = /type="(\w+)"/.exec(tag)?.[1];
      const isClosed = tag.includes('disabled=""') || /<fieldset[^>]*data-display[^>]*disabled=""/.test(html);
      return [element, type, drawn, isClosed];
    });
  const ofKind = async (type: (typeof kinds)[number], initialVisibility: 'show' | 'disable') => {
    const values = type.startsWith('text') ? [] : [value('only')];
    const one = { ...paper, type, label: 'Kind', values, initialVisibility };
    return controlsOf(await pageOf(product({ choices: { ...choices, options: [one] } })));
  };

  it.each([
    ['button', ['input', 'radio', 'button']],
    ['iconlist', ['input', 'radio', 'iconlist']],
    ['radio', ['input', 'radio', 'radio']],
    ['select', ['select', undefined, undefined]],
    ['text', ['input', 'text', undefined]],
    ['textarea', ['textarea', undefined, undefined]],
  ] as const)(
    'has an input for each kind of option, closed where the option is: %s [OPT-001, OPT-016, OPT-022]',
    async (type, drawn) => {
      expect(await ofKind(type, 'show')).toEqual([[...drawn, false]]);
      expect(await ofKind(type, 'disable')).toEqual([[...drawn, true]]);
    },
  );

  it.each(kinds)('has the label of an option and what helps with it: %s [OPT-002]', async (type) => {
    const values = type.startsWith('text') ? [] : [value('only')];
    const one = { ...paper, type, label: 'Kind', values, helpText: 'Ask us if in doubt.' };
    const html = await pageOf(product({ choices: { ...choices, options: [one] } }));
    expect(html).toMatch(/<(?:legend|label)[^>]*>(?:<span[^>]*>)?Kind</);
    expect(html).toMatch(/class="field-help"[^>]*>Ask us if in doubt\./);
  });

  it.each(['text', 'textarea'] as const)(
    'says how many characters are left where there is a limit: %s [OPT-015]',
    async (type) => {
      const typed = { ...initials, type, initialVisibility: 'show' } as const;
      const html = await pageOf(product({ choices: { ...choices, options: [typed] } }));
      expect(html).toContain('Characters left: 3');
      const free = { ...typed, textLimit: undefined };
      expect(await pageOf(product({ choices: { ...choices, options: [free] } }))).not.toContain(
        'Characters left',
      );
    },
  );

  it('begins with the defaults that can be seen and used alone [OPT-006]', async () => {
    for (const initialVisibility of ['show', 'enable', 'hide', 'disable'] as const) {
      const closed = { ...stamp, initialVisibility };
      const single = { ...stamp, values: [value('none', { isDefault: true, initialVisibility })] };
      for (const one of [closed, single]) {
        const html = await pageOf(product({ choices: { ...choices, options: [one] } }));
        const isOpen = initialVisibility === 'show' || initialVisibility === 'enable';
        expect(html.includes('checked=""'), initialVisibility).toBe(isOpen);
      }
    }
  });

  it('does not ask for what the rules hide, with or without scripts [OPT-017, OPT-021]', async () => {
    const html = await pageOf(product({ choices }));
    expect(html).not.toContain('Initials');
    expect(html).not.toContain('Update options');
  });

  it('shows what the rules disable, but takes no answer for it [OPT-016, OPT-022]', async () => {
    const disabled = { ...choices, options: [{ ...paper, initialVisibility: 'disable' } as const] };
    expect(await pageOf(product({ choices: disabled }))).toMatch(
      /<select(?=[^>]*name="option\[Paper\]")[^>]*disabled=""/,
    );
  });

  it.each(['radio', 'select'] as const)(
    'shows, hides and disables single values as the rules say: %s [OPT-023]',
    async (type) => {
      const rule = {
        operator: 'all',
        conditions: [{ option: 'stamp', values: ['none'] }],
        actions: [
          { option: 'size', action: 'show_value', values: ['opened'] },
          { option: 'size', action: 'hide_value', values: ['gone'] },
          { option: 'size', action: 'disable_value', values: ['closed'] },
        ],
      } as const;
      const hidden = (id: string) => value(id, { initialVisibility: 'hide' });
      const values = [value('free'), hidden('unseen'), hidden('opened'), value('gone'), value('closed')];
      const size = { ...paper, id: 'size', label: 'Size', type, values };
      const html = await pageOf(product({ choices: { ...choices, options: [stamp, size], rules: [rule] } }));
      const drawn = values.map(({ id }) => {
        const [tag] = new RegExp(`<(?:input|option)[^>]* value="${id}"[^>]*>`).exec(html) ?? [];
        return [id, tag && (tag.includes('disabled=""') ? 'disabled' : 'open')];
      });
      expect(Object.fromEntries(drawn)).toEqual({
        free: 'open',
        opened: 'open',
        closed: 'disabled',
        gone: undefined,
        unseen: undefined,
      });
    },
  );

  it('offers to follow the rules where no script does [OPT-034]', async () => {
    const rule = {
      operator: 'all',
      conditions: [{ option: 'stamp', values: ['foil'] }],
      actions: [{ option: 'text', action: 'show' }],
    } as const;
    const html = await pageOf(product({ choices: { ...choices, rules: [rule] } }));
    const [, offered] = /<noscript>(.*?Update options.*?)<\/noscript>/.exec(html) ?? [];
    expect(offered).toMatch(/formAction="\/tideline-mug"/i);
  });

  it('sells a personalized piece by itself [QTY-006, QTY-007, PERS-002, PERS-006, PERS-007]', async () => {
    const field = { code: 'to', label: 'For', type: 'email', isRequired: true, limit: 60 } as const;
    const html = await pageOf(product({ choices: { ...product().choices, personalization: [field] } }));
    expect(html).toMatch(/<input type="email"[^>]*name="personalization\[to\]"/);
    expect(html).toContain('0 / 60');
    const [box = ''] = /<div class="quantity-box">.*?<\/div>/s.exec(html) ?? [];
    expect(box).toMatch(/<input(?=[^>]*name="qty")(?=[^>]*disabled="")[^>]*value="1"/);
    expect(box.match(/<button[^>]*disabled=""/g)).toHaveLength(2);
    const others = [
      { ...field, code: 'lines', type: 'textarea', limit: 0 },
      { ...field, code: 'line', type: 'text', limit: 0 },
    ] as const;
    const drawn = await pageOf(product({ choices: { ...product().choices, personalization: others } }));
    expect(drawn).toMatch(/<textarea[^>]*name="personalization\[lines\]"/);
    expect(drawn).toMatch(/<input type="text"[^>]*name="personalization\[line\]"/);
    expect(drawn).not.toMatch(/\d \/ \d/);
  });
});
