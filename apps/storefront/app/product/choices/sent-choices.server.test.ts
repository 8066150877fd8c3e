import { expect, it, vi } from 'vitest';
import { readSentChoices } from './sent-choices.server.ts';

const value = (code: string, is_default = false, additional_fee = 0) => ({
  code,
  label: code,
  additional_fee,
  is_default,
  initial_visibility: 'show',
});
const product = {
  productOptions: [
    {
      code: 'engraving',
      label: 'Engraving',
      option_type: 'radio',
      is_required: true,
      initial_visibility: 'show',
      values: [value('none', true), value('initials', false, 12)],
    },
    {
      code: 'letters',
      label: 'Your initials',
      option_type: 'text',
      is_required: true,
      initial_visibility: 'hide',
      values: [],
    },
  ],
  productOptionRules: [
    {
      operator: 'all',
      conditions: [{ option: 'engraving', values: ['initials'] }],
      actions: [{ option: 'letters', action: 'show' }],
    },
  ],
  personalizationOptions: [],
};

function send(fields: Readonly<Record<string, string>>, found: unknown = { product }) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  return readSentChoices(
    { execute: vi.fn().mockResolvedValue({ pageDataBySlug: found }) },
    { slug: 'knife', currency: 'USD' },
    form,
  );
}

it('keeps what the rules leave open, with its fee and all that was typed [OPT-034, PRICE-017]', async () => {
  const sent = await send({
    'option[Engraving]': 'initials',
    'option[Your initials]': 'A.B.',
    'personalization[to]': 'Ada',
    qty: '3',
  });
  expect(sent).toEqual({
    selection: [
      ['engraving', 'initials'],
      ['letters', 'A.B.'],
    ],
    personalization: { to: 'Ada' },
    quantity: 3,
    fee: 1200,
  });
});

it('keeps nothing that the rules hide, and no value that an option has not [OPT-017, OPT-031]', async () => {
  const sent = await send({ 'option[Engraving]': 'none', 'option[Your initials]': 'A.B.', qty: 'x' });
  expect(sent).toMatchObject({ selection: [['engraving', 'none']], quantity: 1, fee: 0 });
  expect(await send({ 'option[Engraving]': 'runes' })).toMatchObject({ selection: [] });
});

it('has no answer for what is no product', async () => {
  expect(await send({}, null)).toBeUndefined();
});
