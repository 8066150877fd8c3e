import { describe, expect, it } from 'vitest';
import type { OwnAttribute } from './attributes.ts';
import { arrangeVariations, inOrderOfValues, type WantedAttribute } from './index.ts';

const attribute = (id: string, ...values: string[]): OwnAttribute => ({
  id,
  label: id,
  displayType: 'button',
  options: values.map((value) => ({ value })),
});
/** `red<crimson` is red, which was crimson. */
const wanted = (id: string, ...values: string[]): WantedAttribute => ({
  ...attribute(id),
  options: values.map((told) => {
    const [value = '', was] = told.split('<');
    return { value, ...(was !== undefined && { was }) };
  }),
});
/** `v('red-s')` has colour and size of its sku; `-red-s` is archived. */
function v(text: string, position = 0) {
  const archived = text.startsWith('-');
  const sku = archived ? text.slice(1) : text;
  const [color = '', size] = sku.split('-');
  return {
    id: sku,
    sku,
    values: { color, ...(size && { size }) },
    archived,
    position,
    changedAt: new Date(0),
  };
}

const color = attribute('color', 'red', 'blue');
const size = attribute('size', 's', 'l');
const all = ['red-s', 'red-l', 'blue-s', 'blue-l'].map(v);

function told(present: OwnAttribute[], wished: WantedAttribute[], variations: ReturnType<typeof v>[]) {
  const { kept, archived, missing, restated, combinations } = arrangeVariations(present, wished, variations);
  const placed = (list: typeof kept) =>
    list.map(({ variation, values }) => `${variation.sku}: ${Object.values(values).join('-')}`);
  return {
    combinations,
    kept: placed(kept),
    archived: placed(archived),
    restated: placed(restated),
    missing: missing.map(
      ({ values, isNew, archived: old }) =>
        `${Object.values(values).join('-')}${isNew ? ' new' : ''}${old ? ` from ${old.id}` : ''}`,
    ),
  };
}

describe('the variations of a product whose attributes change', () => {
  it('stay as they are where a value is added, which brings the missing combinations [ADM-111]', () => {
    const given = all.filter(({ sku }) => sku !== 'red-l');
    expect(
      told([color, size], [wanted('color', 'red', 'green', 'blue'), wanted('size', 's', 'l')], given),
    ).toEqual({
      combinations: 6,
      kept: ['red-s: red-s', 'blue-s: blue-s', 'blue-l: blue-l'],
      archived: [],
      restated: [],
      missing: ['red-l', 'green-s new', 'green-l new'],
    });
  });

  it('have the new name of a value, archived ones too, and of two that change their names [ADM-110]', () => {
    const crossed = wanted('color', 'blue<red', 'red<blue');
    expect(told([color], [crossed], [v('red'), v('-red'), v('blue')])).toEqual({
      combinations: 2,
      kept: ['red: blue', 'blue: red'],
      archived: [],
      restated: ['red: blue'],
      missing: [],
    });
    const taken = wanted('color', 'blue<red');
    expect(told([color], [taken], [v('red'), v('blue')])).toMatchObject({
      kept: ['red: blue'],
      archived: ['blue: blue'],
    });
    const anew = wanted('color', 'crimson<red', 'red', 'blue');
    expect(told([color], [anew], [v('red'), v('blue')])).toMatchObject({
      kept: ['red: crimson', 'blue: blue'],
      missing: ['red new'],
    });
  });

  it('have the first value of an attribute that is added, archived ones too [ADM-111]', () => {
    expect(
      told([color], [wanted('color', 'red', 'blue'), wanted('size', 's', 'l')], [v('red'), v('-blue')]),
    ).toEqual({
      combinations: 4,
      kept: ['red: red-s'],
      archived: [],
      restated: ['blue: blue-s'],
      missing: ['red-l new', 'blue-s from blue', 'blue-l new'],
    });
  });

  it('are all new where there was none', () => {
    expect(told([], [wanted('size', 's', 'l')], []).missing).toEqual(['s new', 'l new']);
  });

  it('are archived as they are where their value is gone, and found when it comes back [ADM-112]', () => {
    const less = told([color, size], [wanted('color', 'red'), wanted('size', 's', 'l')], all);
    expect(less).toMatchObject({
      kept: ['red-s: red-s', 'red-l: red-l'],
      archived: ['blue-s: blue-s', 'blue-l: blue-l'],
      missing: [],
    });
    const after = ['red-s', 'red-l', '-blue-s', '-blue-l'].map(v);
    const more = told(
      [attribute('color', 'red'), size],
      [wanted('color', 'red', 'blue'), wanted('size', 's', 'l')],
      after,
    );
    expect(more.missing).toEqual(['blue-s new from blue-s', 'blue-l new from blue-l']);
  });

  it('lose an attribute that is gone: the first of those that become alike stays [ADM-112]', () => {
    expect(told([color, size], [wanted('color', 'red', 'blue')], all)).toMatchObject({
      kept: ['red-s: red', 'blue-s: blue'],
      archived: ['red-l: red-l', 'blue-l: blue-l'],
      missing: [],
    });
    const later = [v('blue-s', 2), v('blue-l', 1)];
    expect(told([color, size], [wanted('color', 'red', 'blue')], later)).toMatchObject({
      kept: ['blue-l: blue'],
      missing: ['red'],
    });
  });

  it('all go with the last attribute', () => {
    expect(told([color], [], [v('red'), v('blue')])).toEqual({
      combinations: 0,
      kept: [],
      archived: ['red: red', 'blue: blue'],
      restated: [],
      missing: [],
    });
  });

  it('come back once each, those without further values first, then the last changed, then the first [ADM-112]', () => {
    const shelved = [v('-red-s', 1), v('-red', 3), { ...v('-red', 2), id: 'second' }];
    expect(told([color], [wanted('color', 'red')], shelved).missing).toEqual(['red from second']);
    const later = shelved.map((one, at) => ({ ...one, changedAt: new Date([9, 5, 4][at] ?? 0) }));
    expect(told([color], [wanted('color', 'red')], later).missing).toEqual(['red from red']);
  });
});

describe('a combination of values', () => {
  const arranged = arrangeVariations(
    [color, size],
    [wanted('color', 'red', 'blue'), wanted('size', 's', 'l')],
    [v('red-s')],
  );

  it('is found by its values, or told to be taken or unknown', () => {
    expect(arranged.find({ size: 'l', color: 'red' })).toMatchObject({ values: { color: 'red', size: 'l' } });
    expect(arranged.find({ color: 'red', size: 's' })).toBe('taken');
    for (const values of [
      { color: 'red' },
      { color: 'red', size: 'x' },
      { color: 'red', size: 's', more: 's' },
      {},
    ]) {
      expect(arranged.find(values), JSON.stringify(values)).toBe('unknown');
    }
  });

  it('is found where there are more than could be listed, which are counted [ADM-111]', () => {
    const values = Array.from({ length: 500 }, (_, at) => `v${at}`);
    const six = Array.from({ length: 6 }, (_, at) => wanted(`a${at}`, ...values));
    const huge = arrangeVariations([], six, []);
    expect(huge.combinations).toBe(500 ** 6);
    expect(huge.missing).toEqual([]);
    const last = Object.fromEntries(six.map(({ label }) => [label, 'v499']));
    expect(huge.find(last)).toMatchObject({ values: last });
  });
});

describe('an attribute', () => {
  const made = (...wished: WantedAttribute[]) => arrangeVariations([color], wished, []).attributes;
  const called = (label: string, id?: string): WantedAttribute => ({
    ...wanted(label, 'a'),
    ...(id && { id }),
    ...(!id && { id: undefined }),
  });

  it('that is new has an id like its label, of which there is no other [ADM-110]', () => {
    const labels = ['Größe', 'Color', '2nd size', '色', '色', 'X'.repeat(70), 'Größe'];
    const ids = made(called('Named', 'grosse'), ...labels.map((label) => called(label))).map(({ id }) => id);
    expect(ids).toEqual([
      'grosse',
      'grosse-2',
      'color-2',
      'a-2nd-size',
      'attribute',
      'attribute-2',
      'x'.repeat(60),
      'grosse-3',
    ]);
  });

  it('keeps what nobody speaks of, and has no empty swatch [ADM-110]', () => {
    const old = { ...color, buttonSetting: { shape: 'round' } };
    const options = [
      { value: 'red', swatch: '' },
      { value: 'blue', swatch: '#00f' },
    ];
    const [after] = arrangeVariations(
      [old],
      [{ id: 'color', label: 'Colour', displayType: 'radio', options }],
      [],
    ).attributes;
    expect(after).toEqual({
      id: 'color',
      label: 'Colour',
      displayType: 'radio',
      buttonSetting: { shape: 'round' },
      options: [{ value: 'red' }, { value: 'blue', swatch: '#00f' }],
    });
  });
});

it('variations are sorted by attributes and values', () => {
  const skus = ['blue-l', 'red-l', 'blue-s', 'red-s'].map(v);
  const sorted = inOrderOfValues([color, size], skus, ({ values }) => values);
  expect(sorted.map(({ sku }) => sku)).toEqual(['red-s', 'red-l', 'blue-s', 'blue-l']);
});
