import { describe, expect, it } from 'vitest';
import { pageOf } from '../../testing/product-page.tsx';
import { product } from '../testing.ts';
import { opensWith } from './opens-with.server.ts';

describe('a product with choices', () => {
  const value = (id: string, over = {}) =>
    ({ id, label: id, additionalFee: 0, isDefault: false, initialVisibility: 'show', ...over }) as const;
  const option = { isRequired: true, additionalFee: 0 } as const;
  const stamp = {
    ...option,
    id: 'stamp',
    label: 'Stamp',
    optionType: 'radio',
    initialVisibility: 'show',
    values: [value('none', { isDefault: true, additionalFee: 400 }), value('foil', { additionalFee: 1400 })],
  } as const;
  const paper = {
    ...option,
    id: 'paper',
    label: 'Paper',
    optionType: 'select',
    initialVisibility: 'show',
    values: [value('ruled'), value('plain')],
  } as const;
  const initials = {
    ...option,
    id: 'text',
    label: 'Initials',
    optionType: 'text',
    initialVisibility: 'hide',
    textLimit: { min: 1, max: 3 },
    values: [],
  } as const;
  const choices = { options: [stamp, paper, initials], rules: [], personalization: [], initialFee: 400 };

  it('asks for each option by its kind, and shows what it adds [OPT-001, OPT-005, OPT-006, OPT-018, PRICE-017]', async () => {
    const html = await pageOf(product({ choices }));
    expect(html).toMatch(/<input type="radio"[^>]*name="option\[Stamp\]"[^>]*checked=""[^>]*value="none"/);
    expect(html).toContain('<option value="" selected="">-- Please Select --</option>');
    expect(html).toMatch(/none<\/span><small[^>]*>\+ \$4\.00<.*foil<\/span><small[^>]*>\+ \$14\.00</);
    expect(html).toContain('$28.00');
    expect(html).not.toContain('$0.00');
    const foilFirst = {
      ...stamp,
      values: [
        value('none', { additionalFee: 400 }),
        value('foil', { isDefault: true, additionalFee: 1400 }),
      ],
    };
    const named = { ...paper, placeholderText: 'Choose a paper' };
    const other = await pageOf(product({ choices: { ...choices, options: [foilFirst, named] } }));
    expect(other).toMatch(/none<\/span><small[^>]*>\+ \$4\.00<.*foil<\/span><small[^>]*>\+ \$14\.00</);
    const less = {
      ...stamp,
      additionalFee: 100,
      values: [value('none', { isDefault: true, additionalFee: -300 })],
    };
    const cheaper = await pageOf(product({ choices: { ...choices, options: [less] } }));
    expect(cheaper).toMatch(/none<\/span><small[^>]*>− \$2\.00</);
    const engraved = { ...initials, initialVisibility: 'show', additionalFee: 900 } as const;
    expect(await pageOf(product({ choices: { ...choices, options: [engraved] } }))).toMatch(
      />Initials \+ \$9\.00</,
    );
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
    const one = { ...paper, optionType: type, label: 'Kind', values, initialVisibility };
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

  it.each(kinds)(
    'has the label of an option, its picture and what helps with it: %s [OPT-002]',
    async (type) => {
      const values = type.startsWith('text') ? [] : [value('only')];
      const words = { label: 'Kind', helpText: 'Ask us if in doubt.' };
      const one = { ...paper, ...words, optionType: type, values, picture: '/t/kind' };
      const html = await pageOf(product({ choices: { ...choices, options: [one] } }));
      expect(html).toMatch(/<(?:legend|label)[^>]*>(?:<span[^>]*>)?Kind</);
      expect(html).toMatch(/class="field-help"[^>]*>Ask us if in doubt\./);
      expect(html).toContain('src="/t/kind.webp"');
    },
  );

  it.each(['text', 'textarea'] as const)(
    'says how many characters are left where there is a limit: %s [OPT-015]',
    async (type) => {
      const typed = { ...initials, optionType: type, initialVisibility: 'show' } as const;
      const html = await pageOf(product({ choices: { ...choices, options: [typed] } }));
      expect(html).toContain('Characters left: 3');
      const { textLimit: _, ...free } = typed;
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

  it('asks for nothing that is disabled, says what opens it, and marks each kind of what is required', async () => {
    const rule = {
      operator: 'any',
      conditions: [{ option: 'stamp', values: ['foil', 'none'] }],
      actions: [{ option: 'text', action: 'enable' }],
    } as const;
    const asked = { ...initials, initialVisibility: 'disable' } as const;
    const closed = { ...asked, opensWith: opensWith(asked, { options: [stamp], rules: [rule] }) };
    const none = { ...stamp, values: stamp.values.map((one) => ({ ...one, isDefault: false })) };
    const html = await pageOf(product({ choices: { ...choices, options: [none, closed], rules: [rule] } }));
    expect(html).toMatch(/<legend[^>]*>Stamp<span[^>]*> \*<\/span><\/legend>/);
    expect(html).toMatch(/<label[^>]*>Initials<\/label><input(?![^>]*required)[^>]*disabled=""/);
    expect(html).toMatch(/class="field-help"[^>]*>Comes with Stamp: none or foil\.</);
    const opened = await pageOf(
      product({ choices: { ...choices, options: [stamp, closed], rules: [rule] } }),
    );
    expect(opened).toMatch(/Initials<span[^>]*> \*<\/span>/);
    expect(opened).not.toContain('Comes with');
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
      const size = { ...paper, id: 'size', label: 'Size', optionType: type, values };
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

  it('sells a personalized piece by itself [QTY-006, QTY-007, PERS-002, PERS-007]', async () => {
    const field = {
      ...{ code: 'to', label: 'For', required: true, displayed: true },
      ...({ type: 'email', characterLimit: 60 } as const),
    };
    const html = await pageOf(product({ choices: { ...product().choices, personalization: [field] } }));
    expect(html).toMatch(/<input type="email"[^>]*name="personalization\[to\]"/);
    expect(html).toContain('0 / 60');
    const [box = ''] = /<div class="quantity-box">.*?<\/div>/s.exec(html) ?? [];
    expect(box).toMatch(/<input(?=[^>]*name="qty")(?=[^>]*disabled="")[^>]*value="1"/);
    expect(box.match(/<button[^>]*disabled=""/g)).toHaveLength(2);
    const { characterLimit: _, ...unlimited } = field;
    const others = [
      { ...unlimited, code: 'lines', type: 'textarea' },
      { ...unlimited, code: 'line', type: 'text' },
    ] as const;
    const drawn = await pageOf(product({ choices: { ...product().choices, personalization: others } }));
    expect(drawn).toMatch(/<textarea[^>]*name="personalization\[lines\]"/);
    expect(drawn).toMatch(/<input type="text"[^>]*name="personalization\[line\]"/);
    expect(drawn).not.toMatch(/\d \/ \d/);
  });
});
