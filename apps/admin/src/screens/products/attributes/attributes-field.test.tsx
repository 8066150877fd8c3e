import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RecordForm } from '../../../kit/form/index.ts';
import { AttributesField } from './attributes-field.tsx';
import { attributesSchema } from './attributes-schema.ts';
import { type ReadAttributes, typedOf } from './model.ts';
import { READ } from './testing.ts';

const drawn = (read: ReadAttributes, field: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <RecordForm
        schema={attributesSchema(read, { locale: 'en' })}
        values={typedOf(read)}
        onSave={() => Promise.reject(new Error('not saved here'))}
      >
        {field}
      </RecordForm>
    </MantineProvider>,
  );
const labelsIn = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

it('attributes and values are named for those who do not see them, with what moves and removes them', () => {
  const labels = labelsIn(drawn(READ, <AttributesField read={READ} />));
  expect(labels).toEqual([
    'Attributes',
    'Attributes',
    ...['Move Colour', 'Name of attribute 1', 'Shown as, attribute 1', 'Remove attribute Colour'],
    'Values of Colour',
    ...['Red', 'Blue', 'Green'].flatMap((value, at) => [
      `Move ${value}`,
      `Value ${at + 1} of attribute 1`,
      `Choose the colour of ${value}`,
      `Colour code of value ${at + 1} of attribute 1`,
      `Remove value ${value}`,
    ]),
    'Add a value to Colour',
    ...['Move Size', 'Name of attribute 2', 'Shown as, attribute 2', 'Remove attribute Size'],
    'Values of Size',
    ...['S', 'L'].flatMap((value, at) => [
      `Move ${value}`,
      `Value ${at + 1} of attribute 2`,
      `Remove value ${value}`,
    ]),
    'Add a value to Size',
  ]);
});

it('a product without attributes says what they are for', () => {
  expect(drawn([], <AttributesField read={[]} />)).toContain('Give it attributes, such as colour and size.');
});
