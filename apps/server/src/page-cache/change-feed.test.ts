import { silentLog } from '@stoa/commerce';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ChangeFeed, type HeardChange } from './change-feed.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const write = (client: { query(text: string, values: string[]): Promise<unknown> }, entity: string) =>
  client.query(`insert into change (kind, entity_id) values ('price.changed', $1)`, [entity]);

async function follow() {
  const heard: HeardChange[] = [];
  const feed = new ChangeFeed({
    db: test.db,
    url: test.url,
    log: silentLog,
    onChange: (change) => heard.push(change),
    onGap: () => undefined,
  });
  await feed.start();
  return { feed, entities: () => heard.map((change) => change.entityId).sort() };
}

it('tells every committed change once, also of a transaction that began earlier and ended later', async () => {
  const slow = new pg.Client({ connectionString: test.url });
  await slow.connect();
  await slow.query('begin');
  const { feed, entities } = await follow();
  try {
    await write(slow, 'slow');
    await write(test.db.pool, 'quick');
    await feed.catchUp();
    expect(entities()).toEqual(['quick']);
    await slow.query('commit');
    await write(test.db.pool, 'last');
    await feed.catchUp();
    await feed.catchUp();
    expect(entities()).toEqual(['last', 'quick', 'slow']);
  } finally {
    await feed.stop();
    await slow.end();
  }
});

it('is woken by a change without being asked', async () => {
  const { feed, entities } = await follow();
  await write(test.db.pool, 'woken');
  await expect.poll(entities, { timeout: 5000 }).toContain('woken');
  await feed.stop();
});
