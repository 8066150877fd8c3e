import type { SearchEngine } from '@stoa/search';
import { searchConformance, type World } from '@stoa/search/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import { loadShop } from '../../testing/loaded-index.ts';
import { fillDatabase } from '../../testing/search-world.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { catalogueSource } from './catalogue-source.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const filled = new Map<World, Promise<SearchEngine>>();

// Runs the conformance tests of the index on one that was filled from the tables.
searchConformance({
  name: 'an index of what the source tells',
  correctsErrors: true,
  callsOnPage: true,
  worlds: 2,
  queries: 100,
  fill(world) {
    const engine =
      filled.get(world) ??
      fillDatabase(test.db, world, async ({ shop }) => {
        return (await loadShop(catalogueSource(test.db), shop.id)).engine;
      });
    filled.set(world, engine);
    return engine;
  },
});
