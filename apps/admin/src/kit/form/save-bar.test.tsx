import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormContext } from './form-context.ts';
import { SaveBar } from './save-bar.tsx';

const loaded = { name: 'Chair', tags: ['a', 'b'], size: { width: 1, height: 2 } };

function Form({ values }: { readonly values: typeof loaded }) {
  return (
    <FormProvider {...useForm({ defaultValues: values })}>
      <FormContext value={{ id: 'chair', labels: new Map() }}>
        <SaveBar loaded={loaded} onDiscard={() => undefined} />
      </FormContext>
    </FormProvider>
  );
}
/** What the bar says and its buttons, in their order; nothing where it is not there. */
const told = (values: typeof loaded) => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <Form values={values} />
    </MantineProvider>,
  );
  return html
    .replace(/<style.*?<\/style>/gs, '')
    .split(/<[^>]*>/)
    .filter((text) => text !== '');
};

it('the save bar says how many fields are changed, and is not there while none is [ADM-034]', () => {
  expect(told(loaded)).toEqual([]);
  expect(told({ ...loaded, name: 'Table' })).toEqual(['1 unsaved change', 'Discard', 'Save']);
  expect(told({ ...loaded, tags: ['b'], size: { width: 3, height: 4 } })[0]).toBe('3 unsaved changes');
});
