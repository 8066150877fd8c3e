import { expect, it } from 'vitest';
import { readProductChoices } from '../../lib/product-choices.server.ts';
import { renderPage } from '../../testing/render.tsx';
import { ChoiceFields } from './choice-fields.tsx';

const nothing = () => undefined;

/** The fields of one option without values, with what is seen beside its words. */
const fieldsOf = (illustrated: object) => {
  const option = {
    ...{ _id: 'note', label: 'Note', option_type: 'text', is_required: false },
    ...{ additional_fee: 0, initial_visibility: 'show', values: [], ...illustrated },
  };
  const choices = readProductChoices({
    ...{ product_options: [option], product_option_rules: [], personalization_options: [] },
  });
  return renderPage(
    '/journal',
    <ChoiceFields choices={choices} sent={undefined} onFee={nothing} onWanting={nothing} />,
  );
};

const picture = { type: 'image', value: '/t/card', enlarge: true, medium: '/m/card', large: '/l/card' };

it('an option shows its thumbnail, or its icon, and what leads to the large one [OPT-002, OPT-003, OPT-004]', async () => {
  const html = await fieldsOf({ thumbnail: picture, icon: '/t/icon' });
  expect(html).toMatch(/<img[^>]*src="\/t\/card\.webp"[^>]*alt=""/);
  expect(html).toMatch(/<a[^>]*href="\/l\/card\.webp".*Enlarge: Note/s);
  expect(await fieldsOf({ icon: '/t/icon' })).toContain('src="/t/icon.webp"');
  expect(await fieldsOf({ thumbnail: { type: 'color', value: '#b08d4f', enlarge: false } })).toMatch(
    /class="swatch"[^>]*#b08d4f/,
  );
});

it('an option that is not to be enlarged leads nowhere [OPT-004]', async () => {
  for (const thumbnail of [{ ...picture, enlarge: false }, undefined]) {
    expect(await fieldsOf({ thumbnail })).not.toMatch(/Enlarge|href="\/l/);
  }
});
