import { describe, expect, it } from 'vitest';
import { literal, messageCatalogue, msg } from './index.ts';

describe('messages', () => {
  it('are a code and its parameters', () => {
    expect(msg('stock.only_n_available', { n: 3 })).toEqual({
      code: 'stock.only_n_available',
      params: { n: 3 },
    });
    expect(msg('stock.out_of_stock')).toEqual({ code: 'stock.out_of_stock', params: {} });
    expect(literal('Ships from the barn')).toEqual({
      code: 'literal',
      params: { text: 'Ships from the barn' },
    });
  });

  it('do not compile with parameters missing or unknown', () => {
    // The compiler is what checks these; at work they are what they were given.
    const given = [
      // @ts-expect-error n is missing
      msg('stock.only_n_available'),
      // @ts-expect-error this code has no parameters
      msg('stock.out_of_stock', { n: 1 }),
      // @ts-expect-error no such code
      msg('stock.nonsense'),
    ];
    expect(given.map(({ params }) => params)).toEqual([{}, { n: 1 }, {}]);
  });

  it('have codes made of a subject and a name', () => {
    for (const code of Object.keys(messageCatalogue)) {
      expect(code).toMatch(/^(literal|[a-z]+(\.[a-z0-9_-]+)+)$/);
    }
  });
});
