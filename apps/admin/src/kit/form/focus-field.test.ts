import { afterEach, expect, it, vi } from 'vitest';
import { focusField } from './focus-field.ts';
import { idOfField } from './form-context.ts';

afterEach(() => void vi.unstubAllGlobals());

it('the focus goes to a list where it is at fault as a whole, and else to the field that the form knows [ADM-038]', () => {
  const focused: string[] = [];
  const element = (id: string, dataset: object) => ({ dataset, focus: () => focused.push(id) });
  const page = new Map([
    [idOfField('form', 'attributes'), element('the attributes', { whole: '' })],
    [idOfField('form', 'attributes.0.name'), element('the first name', {})],
  ]);
  vi.stubGlobal('document', { getElementById: (id: string) => page.get(id) ?? null });
  for (const name of ['attributes', 'attributes.0.name', 'media']) {
    focusField('form', name, (known) => focused.push(known));
  }
  expect(focused).toEqual(['the attributes', 'attributes.0.name', 'media']);
});
