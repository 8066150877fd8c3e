import type { Problem } from '@stoa/admin-contract';
import { expect, it } from 'vitest';
import { refusedSlugOf } from './slug-holder.ts';

const problem = (params: Problem['params']): Problem => ({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'conflict',
  detail: '',
  instance: '',
  errors: [],
  present: {},
  params,
});

it.each([
  ['product', 'Tall lamp', 'Taken by the product “Tall lamp”, for its present or a former address.'],
  ['category', 'Lamps', 'Taken by the category “Lamps”, for its present or a former address.'],
  ['page', 'Privacy', 'Taken by the page “Privacy”, for its present or a former address.'],
  ['redirect', 'summer', 'Taken by a redirect.'],
])('a taken address tells that a %s holds it, and a free one', (heldBy, holder, text) => {
  expect(refusedSlugOf(problem({ heldBy, holder, free: 'lamps-2' }))).toEqual({ text, free: 'lamps-2' });
});

it('of an address that nothing holds only a free one is told, where there is one', () => {
  expect(refusedSlugOf(problem({ free: 'checkout-2' }))).toEqual({ text: undefined, free: 'checkout-2' });
  expect(refusedSlugOf(problem({}))).toEqual({ text: undefined, free: undefined });
  expect(refusedSlugOf(undefined)).toEqual({ text: undefined, free: undefined });
});
