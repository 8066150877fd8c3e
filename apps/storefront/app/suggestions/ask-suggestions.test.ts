import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '../listing/testing.ts';
import { askSuggestions } from './ask-suggestions.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: object) {
  const ask = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('document', { documentElement: { dataset: { shop: 'harbor' } } });
  vi.stubGlobal('location', { host: 'harbor.example' });
  return ask;
}
const found = (over: object) => ({
  success: true,
  products: [],
  categories: [],
  places: [],
  paging: { total_products: 0 },
  ...over,
});
const { signal } = new AbortController();

describe('the suggestion call', () => {
  it('asks for the first four products of a keyword [SEARCH-012, CONST-026]', async () => {
    const ask = answering(200, found({}));
    await askSuggestions('mug', signal);
    expect(ask).toHaveBeenCalledExactlyOnceWith('/api/pliable/search', {
      method: 'POST',
      headers: expect.objectContaining({ 'content-type': 'application/json', 'client-id': 'harbor' }),
      body: '{"searchType":"suggestion","keyword":"mug","params":{"page":1,"limit":4}}',
      signal,
    });
  });

  it('reads four products at most, and how many there are in all [SEARCH-012, SEARCH-018]', async () => {
    const products = Array.from({ length: 6 }, () => cardOf());
    answering(200, found({ products, paging: { total_products: 9 } }));
    expect(await askSuggestions('mug', signal)).toEqual({
      keyword: 'mug',
      products: products.slice(0, 4),
      categories: [],
      places: [],
      total: 9,
      did_you_mean: null,
    });
  });

  it('fails where the server fails, refuses or says so', async () => {
    answering(429, { code: 'RATE_LIMITED' });
    await expect(askSuggestions('mug', signal)).rejects.toThrow('no suggestions');
    answering(200, found({ success: false }));
    await expect(askSuggestions('mug', signal)).rejects.toThrow('no suggestions');
  });
});
