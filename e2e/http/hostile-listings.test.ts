import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { category, MANY, PAGES, QUERY, QUESTIONS } from '../harness/hostile-listings.ts';

const { port } = demo;
const harbor = () => new Client({ port, host: `harbor.localhost:${port}` });

describe('a page that is asked for', () => {
  it.each(PAGES)('with %s', async (_, path, answer) => {
    const { status, text, headers } = await harbor().get(path, { accept: 'text/html' });
    if (typeof answer === 'object') {
      expect(status).toBe(301);
      expect(headers.location).toMatch(
        answer.to instanceof RegExp ? answer.to : new RegExp(`^${answer.to}$`),
      );
      return;
    }
    expect(status).toBe(200);
    if (answer !== 'any') expect(text.includes('data-product=')).toBe(answer === 'some');
  });

  it('with 500 filters keeps no more than it reads', async () => {
    const visitor = harbor();
    let path = category(`/${MANY.map((one) => one.join('=')).join('/')}`);
    const statuses: number[] = [];
    while (statuses.length < 3 && statuses.at(-1) !== 200) {
      const { status, headers } = await visitor.get(path, { accept: 'text/html' });
      statuses.push(status);
      path = String(headers.location);
    }
    expect(statuses.at(-1), `leads on and on: ${path.slice(0, 100)}`).toBe(200);
  });
});

describe('the contract, asked', () => {
  it.each(QUESTIONS)('with %s, by both doors', async (_, sent, answer) => {
    const asked = { keyword: 'mug', ...sent };
    const rest = await harbor().post('/api/pliable/search', { searchType: 'product', ...asked });
    const graphql = await harbor().graphql<{ searchPliable: unknown }>(QUERY, asked);
    expect(graphql.status).toBe(200);
    if (typeof answer === 'object') {
      const refusal = { code: 'BAD_USER_INPUT', field: answer.refused };
      expect([rest.status, rest.body]).toEqual([400, expect.objectContaining(refusal)]);
      expect(graphql.body.errors).toEqual([
        expect.objectContaining({ extensions: expect.objectContaining(refusal) }),
      ]);
      return;
    }
    const totals = { none: 0, some: expect.toSatisfy((count: number) => count > 0), any: expect.any(Number) };
    const found = { success: true, paging: expect.objectContaining({ total_products: totals[answer] }) };
    expect(rest.status).toBe(200);
    expect(rest.body).toMatchObject(found);
    expect(graphql.body.data?.searchPliable).toMatchObject(found);
  });
});
