import type { ChoiceOption, TextOption } from '@stoa/contract';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import type { SentChoices } from './choices.ts';
import { readProductChoices } from './product-choices.server.ts';

const nothing = () => undefined;

type Answered = Partial<ChoiceOption & TextOption>;

/** Returns the fields of one option, without values unless given, with what is seen beside its words. */
const fieldsOf = (illustrated: Answered, sent?: SentChoices) => {
  const option: ChoiceOption & TextOption = {
    _id: 'mug:note',
    code: 'note',
    label: 'Note',
    option_type: 'text',
    is_required: false,
    additional_fee: 0,
    initial_visibility: 'show',
    values: [],
    ...illustrated,
  };
  const choices = readProductChoices(
    { productOptions: [option], productOptionRules: [], personalizationOptions: [] },
    'USD',
  );
  return renderPage(
    '/journal',
    <ChoiceFields choices={choices} sent={sent} onFee={nothing} onWanting={nothing} />,
  );
};

const picture = {
  type: 'image',
  value: '/t/card',
  enlarge: true,
  medium: '/m/card',
  large: '/l/card',
} as const;

it('an option shows its thumbnail, or its icon, beside its words, and what leads to the large one [OPT-002, OPT-003, OPT-004]', async () => {
  const html = await fieldsOf({ thumbnail: picture, icon: '/t/icon', help_text: 'Three words at most.' });
  expect(html).toMatch(/<label[^>]*>Note<.*Three words at most\./s);
  expect(html).toMatch(/<img[^>]*src="\/t\/card\.webp"[^>]*alt=""/);
  expect(html).toMatch(/<a[^>]*href="\/l\/card\.webp".*Enlarge: Note/s);
  expect(await fieldsOf({ icon: '/t/icon' })).toContain('src="/t/icon.webp"');
  expect(await fieldsOf({ thumbnail: { type: 'color', value: '#b08d4f', enlarge: false } })).toMatch(
    /class="swatch"[^>]*#b08d4f/,
  );
});

it('an option that is not to be enlarged leads nowhere [OPT-004]', async () => {
  for (const thumbnail of [{ ...picture, enlarge: false }, null]) {
    expect(await fieldsOf({ thumbnail })).not.toMatch(/Enlarge|href="\/l/);
  }
});

describe('an option whose values are in a list', () => {
  type Value = ChoiceOption['values'][number];
  const value = (code: string, label: string, more: Partial<Value>): Value => ({
    _id: `mug:paper:${code}`,
    code,
    label,
    additional_fee: 0,
    is_default: false,
    initial_visibility: 'show',
    ...more,
  });
  const shot = (name: string, enlarge: boolean): NonNullable<Value['thumbnail']> => ({
    type: 'image',
    value: `/t/${name}`,
    enlarge,
    medium: `/m/${name}`,
    large: `/l/${name}`,
  });
  const paper = (first: Partial<Value> = {}): Answered => ({
    _id: 'mug:paper',
    code: 'paper',
    label: 'Paper',
    option_type: 'select',
    values: [
      value('laid', 'Laid', { thumbnail: shot('laid', true), ...first }),
      value('wove', 'Wove', { thumbnail: shot('wove', false) }),
      value('kraft', 'Kraft', { thumbnail: { type: 'color', value: '#b08d4f', enlarge: false } }),
      value('plain', 'Plain', {}),
      value('gone', 'Gone', { thumbnail: shot('gone', true), initial_visibility: 'hide' }),
    ],
  });
  const sentWith = (value: string): SentChoices => ({
    selection: [['paper', value]],
    personalization: {},
    quantity: 1,
    fee: 0,
  });
  const NOSCRIPT = /<noscript>(.*?)<\/noscript>/s;
  const beside = async (...given: Parameters<typeof fieldsOf>) =>
    (await fieldsOf(...given)).replace(NOSCRIPT, '').replace(/.*<\/select>/s, '');

  it('shows the picture of the one that is chosen beside it, and leads to the large one [OPT-003, OPT-004]', async () => {
    const chosen = await beside(paper({ is_default: true }));
    expect(chosen).toMatch(/<img[^>]*src="\/t\/laid\.webp"[^>]*alt=""/);
    expect(chosen).toMatch(/<a[^>]*href="\/l\/laid\.webp".*Enlarge: Laid/s);
    expect(chosen).not.toMatch(/wove|gone|swatch/);
    const other = await beside(paper({ is_default: true }), sentWith('wove'));
    expect(other).toContain('src="/t/wove.webp"');
    expect(other).not.toMatch(/laid|Enlarge/);
    expect(await beside(paper(), sentWith('kraft'))).toMatch(/class="swatch"[^>]*#b08d4f/);
  });

  it('shows none where nothing is chosen, or what is chosen has none [OPT-003]', async () => {
    for (const sent of [undefined, sentWith('plain')]) {
      expect(await beside(paper(), sent)).not.toMatch(/<img|<a |swatch/);
    }
  });

  it('shows all that can be chosen, by name, to who has no scripts [OPT-003, OPT-004]', async () => {
    const [, all = ''] = NOSCRIPT.exec(await fieldsOf(paper({ is_default: true }))) ?? [];
    const seen = all.replaceAll(/<span class="visually-hidden">.*?<\/span>/g, '').split('</li>');
    expect(seen.map((one) => one.replaceAll(/<[^>]*>/g, ''))).toEqual(['Laid', 'Wove', 'Kraft', '']);
    expect(seen[0]).toMatch(/src="\/t\/laid\.webp".*href="\/l\/laid\.webp"/s);
    expect(seen[1]).toContain('src="/t/wove.webp"');
    expect(seen[1]).not.toContain('<a');
    expect(seen[2]).toContain('class="swatch"');
    const [, none = 'nothing'] = NOSCRIPT.exec(await fieldsOf({ ...paper(), values: [] })) ?? [];
    expect(none).toBe('');
  });
});
