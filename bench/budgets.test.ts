import { rmSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../apps/server/src/postgres/testing.ts';
import { demo } from '../e2e/harness/demo.ts';
import { workerBrowser } from '../e2e/harness/worker-browser.ts';
import { SCRIPT_BUDGET } from './figures/script-bytes.ts';
import type { CountedStep } from './lib/count-trips.ts';
import type { CountOn } from './lib/counting-process.ts';
import { HOST, PAGE_NAMES, PAGES } from './lib/demo-pages.ts';
import { loadPage, type PageLoad } from './lib/loaded-scripts.ts';
import { startProcess } from './lib/own-process.ts';
import { STATEMENT_BUDGETS } from './lib/shopping-trip.ts';

/** Budgets that are the same on every machine; the rest of the figures are `npm run bench`. */

describe.each(PAGE_NAMES)('an untouched page: %s', (name) => {
  const { port } = demo;
  let load: PageLoad;
  beforeAll(async () => {
    load = await loadPage(await workerBrowser(), `http://${HOST}:${port}${PAGES[name]}`);
  });

  it('loads at most 120 kB of scripts', () => {
    // Without its framework no page of ours has loaded.
    expect(load.frameworkBytes).toBeGreaterThan(10_000);
    expect(load.scriptBytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it('asks nobody but the shop', () => {
    const strangers = load.requests.filter(
      ({ protocol, host }) => protocol !== 'data:' && host !== `${HOST}:${port}`,
    );
    expect(load.requests.length).toBeGreaterThan(3);
    expect(strangers.map(String)).toEqual([]);
  });
});

describe('SQL statements of whole requests', () => {
  const folder = makeTestFolder();
  let database: TestDatabase;
  let counted: readonly CountedStep[];
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    const counting = startProcess<CountOn, CountedStep[]>(
      new URL('./lib/counting-process.ts', import.meta.url),
    );
    try {
      counted = await counting.call({ databaseUrl: database.url, dataFolder: folder });
    } finally {
      await counting.stop();
    }
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it.each(['guest', 'signed in'] as const)('keep within their budgets: %s', (who) => {
    const steps = counted.filter((step) => step.who === who);
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(Object.keys(STATEMENT_BUDGETS)));
    for (const { step, count } of steps) {
      expect(count, step).toBeGreaterThan(0);
      expect(count, step).toBeLessThanOrEqual(STATEMENT_BUDGETS[step]);
    }
  });
});
