import type { SearchEngine } from '@stoa/search';
import { searchConformance, type World } from '@stoa/search/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import { fillDatabase } from '../../testing/search-world.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const filled = new Map<World, Promise<SearchEngine>>();

searchConformance({
  name: 'PostgreSQL',
  correctsErrors: false,
  callsOnPage: false,
  worlds: 2,
  queries: 100,
  fill(world) {
    const engine = filled.get(world) ?? fillDatabase(test.db, world);
    filled.set(world, engine);
    return engine;
  },
});
