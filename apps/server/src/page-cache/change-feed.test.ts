import { type Database, openDatabase, silentLog } from '@stoa/commerce';
import { createTestDatabase, openHangingDatabase, type TestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { ChangeFeed, type HeardChange } from './change-feed.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const write = (client: { query(text: string, values: string[]): Promise<unknown> }, entity: string) =>
  client.query(`insert into change (kind, entity_id) values ('price.changed', $1)`, [entity]);

async function follow() {
  // A feed also tells what was written before it while an older transaction runs, be it that of another file.
  await test.db.pool.query('delete from change');
  const heard: HeardChange[] = [];
  let gaps = 0;
  let gate = Promise.resolve();
  const query = async (...asked: Parameters<Database['pool']['query']>) => {
    await gate;
    return Reflect.apply(test.db.pool.query, test.db.pool, asked);
  };
  const feed = new ChangeFeed({
    db: { ...test.db, pool: Object.create(test.db.pool, { query: { value: query } }) },
    url: test.url,
    log: silentLog,
    onChange: (change) => heard.push(change),
    onGap: () => {
      gaps += 1;
    },
  });
  onTestFinished(() => feed.stop());
  await feed.start();
  const pause = () => {
    const closed = Promise.withResolvers<void>();
    gate = closed.promise;
    return closed.resolve;
  };
  return { feed, entities: () => heard.map((change) => change.entityId).sort(), gaps: () => gaps, pause };
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
    await slow.end();
  }
});

it('is woken by a change without being asked', async () => {
  // The next look of its own never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { entities } = await follow().finally(() => vi.useRealTimers());
  await write(test.db.pool, 'woken');
  await expect.poll(entities).toContain('woken');
});

/** Waits until no running transaction is older than this change: those of other databases of the server count, too. */
async function settle(entity: string): Promise<void> {
  const older = async () => {
    const { rows } = await test.db.pool.query(
      'select from change where entity_id = $1 and xid >= pg_snapshot_xmin(pg_current_snapshot())',
      [entity],
    );
    return rows.length;
  };
  await expect.poll(older).toBe(0);
}

/** Removes what no running transaction can be older than, and notes it, as the outbox is pruned. */
async function prune(entity: string): Promise<void> {
  await settle(entity);
  await test.db.pool.query(
    `with removed as (
       delete from change where xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid
     )
     insert into pruned_changes (xid) select max(xid) from removed having count(*) > 0
     on conflict (single) do update set xid = excluded.xid`,
  );
}

it('says that something was missed when changes went that it had not read, once, and goes on', async () => {
  const { feed, entities, gaps, pause } = await follow();
  const goOn = pause();
  await write(test.db.pool, 'unheard');
  await prune('unheard');
  goOn();
  await feed.catchUp();
  expect([entities(), gaps()]).toEqual([[], 1]);
  await write(test.db.pool, 'heard');
  await settle('heard');
  await feed.catchUp();
  await prune('heard');
  await feed.catchUp();
  expect([entities(), gaps()]).toEqual([['heard'], 1]);
});

it('does not call it a gap when changes cannot be read for a moment, tells of them then, and calls it one after minutes', async () => {
  const way = await openHangingDatabase(test.url);
  const db = openDatabase({ url: way.url, log: silentLog });
  const heard: string[] = [];
  let [gaps, now] = [0, 0];
  const feed = new ChangeFeed({
    db,
    url: way.url,
    log: silentLog,
    now: () => now,
    onChange: ({ entityId }) => heard.push(entityId),
    onGap: () => gaps++,
  });
  await feed.start();
  try {
    way.hang();
    await write(test.db.pool, 'meanwhile');
    await feed.catchUp();
    now += 60_000;
    await feed.catchUp();
    expect([heard.includes('meanwhile'), gaps]).toEqual([false, 0]);
    now += 240_000;
    await feed.catchUp();
    await feed.catchUp();
    expect([heard.includes('meanwhile'), gaps]).toEqual([false, 1]);
    way.resume();
    await expect.poll(() => heard).toContain('meanwhile');
    // It listens again, too.
    await expect.poll(listeners).toBe(1);
    expect(gaps).toBe(1);
  } finally {
    await feed.stop();
    await db.close();
    await way.close();
  }
});

/** Connections that listen, as somebody sees them who may see all. */
async function listeners(): Promise<number> {
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  const { rowCount } = await owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and query = 'listen stoa_change'`,
  );
  await owner.end();
  return rowCount ?? 0;
}
