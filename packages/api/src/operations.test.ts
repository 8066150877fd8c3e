import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restDoor } from './testing/doors.ts';
import { everyOperation } from './testing/every-operation.ts';
import { accepted } from './testing/outcome.ts';
import { makeTwin, type Twin } from './testing/twin-shops.ts';

let database: TestDatabase;
let shop: Twin;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  shop = await makeTwin(database.db, 'Zephyr');
});
afterAll(async () => {
  await shop.sale.server.close();
  await database.drop();
});

const namesOf = (kind: 'query' | 'mutation') => [
  ...new Set(everyOperation(kind, { product: '', slug: '', category: '' }).map(({ name }) => name)),
];

/** Somebody signed in, for orders are for their owner alone. */
async function customer() {
  const { sale, asked } = shop;
  const { email = '', password = '' } = asked.login ?? {};
  const token = accepted(await restDoor.login(sale.visitor(), email, password));
  return sale.visitor({ authorization: `Bearer ${token}` });
}

/** What the operation answers in each of the ways it is asked. */
async function answersOf(kind: 'query' | 'mutation', wanted: string): Promise<unknown[]> {
  const who = await customer();
  const answers: unknown[] = [];
  for (const { name, query, variables } of everyOperation(kind, shop.asked)) {
    if (name !== wanted) continue;
    const { body } = await who.graphql(query, variables);
    expect(body).not.toHaveProperty('errors');
    answers.push(Object(body).data[name]);
  }
  return answers;
}

describe('POST /api-graphql', () => {
  it.each(namesOf('query'))('answers %s [API-016]', async (name) => {
    const answers = await answersOf('query', name);
    expect(answers).not.toEqual([]);
    for (const answer of answers) {
      expect(answer).toEqual(expect.anything());
      expect(answer).not.toEqual([]);
    }
  });

  it.each(namesOf('mutation'))('does %s, or says why not [API-016]', async (name) => {
    const answers = await answersOf('mutation', name);
    expect(answers).not.toEqual([]);
    for (const answer of answers) {
      const { success, status, message } = Object(answer);
      const isDone = success === true || status === 'success';
      expect(isDone || typeof message === 'string', JSON.stringify(answer)).toBe(true);
    }
  });
});
