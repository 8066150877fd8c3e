import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { z } from 'zod';

type Attributes = Product['attributes'];
type AttributeValue = Attributes[string];

/** The shapes in which the value of an attribute is kept. */
const shapes = ['text', 'number', 'list'] as const;
type Shape = (typeof shapes)[number];

/** An attribute as it is edited: its values as texts, and in which shape it was kept. */
const row = z.object({
  name: z.string().trim(),
  values: z.array(z.string()),
  shape: z.enum(shapes),
});
export type AttributeRow = z.infer<typeof row>;

/** An attribute that is being added. */
export const newRow: AttributeRow = { name: '', values: [], shape: 'text' };

/** The most attributes of one product. */
export const MOST_ATTRIBUTES = 100;

const NAME = /^[a-z][a-z0-9_-]{0,59}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** What the rows of attributes take; each fault is beside its own row. */
export const attributeRows = z.array(row).superRefine((rows, context) => {
  rows.forEach(({ name, values, shape }, at) => {
    const say = (field: 'name' | 'values', message: string) =>
      context.addIssue({ code: 'custom', path: [at, field], message });
    if (name === '') say('name', adminProductText.attributeNameNeeded());
    else if (!NAME.test(name)) say('name', adminProductText.attributeNameRule());
    else if (rows.findIndex((other) => other.name === name) < at)
      say('name', adminProductText.attributeTwice());
    if (values.length === 0) say('values', adminProductText.attributeValueNeeded());
    else if (shape === 'number' && !isOneNumber(values)) say('values', adminProductText.attributeNumber());
  });
});

const isOneNumber = (values: readonly string[]) => values.length === 1 && NUMBER.test(values[0] ?? '');

/** Tells the attributes of a product as rows, by name: they are kept in no order. */
export const rowsOf = (attributes: Attributes): AttributeRow[] =>
  Object.entries(attributes)
    .map(([name, value]) => ({ name, values: textsOf(value), shape: shapeOf(value) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const textsOf = (value: AttributeValue): string[] =>
  typeof value === 'object' ? [...value] : [String(value)];

function shapeOf(value: AttributeValue): Shape {
  if (typeof value === 'object') return 'list';
  return typeof value === 'number' ? 'number' : 'text';
}

/** Makes attributes of rows that were taken: what was a number stays one, and a list one of a single value, too. */
export const attributesOf = (rows: readonly AttributeRow[]): Attributes =>
  Object.fromEntries(rows.map(({ name, values, shape }) => [name, kept(values, shape)]));

function kept(values: readonly string[], shape: Shape): AttributeValue {
  const [only = '', ...more] = values;
  if (more.length > 0 || shape === 'list') return [...values];
  return shape === 'number' ? Number(only) : only;
}
