import { inShop, newToken, openDatabase, session, silentLog } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../kernel/context.ts';
import { makeVisitor } from '../testing/visitor.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../testing.ts';
import { readSession, removeExpiredSessions, SESSION_SECONDS, startSession } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const rowsOf = (ctx: ShopContext) => inShop(ctx, (tx) => tx.select().from(session));

describe('a session', () => {
  it('begins when something is stored, and is known by its token [AUTH-501, AUTH-513]', async () => {
    const { nobody, begun, read } = await makeVisitor(test.db);
    expect(await read(begun.token)).toEqual({
      actor: begun.actor,
      rememberedPage: undefined,
      expiresAt: begun.expiresAt,
      renewed: false,
    });
    const stored = JSON.stringify(await rowsOf(nobody));
    expect(stored).not.toContain(begun.token);
  });

  it('is opened by no other token, nor by the id of its visitor', async () => {
    const { begun, read } = await makeVisitor(test.db);
    const { visitorId } = begun.actor;
    for (const wrong of [newToken(), '', 'x', `${begun.token}=`, visitorId ?? '', "' or 1=1 --"]) {
      expect(await read(wrong), wrong).toBeUndefined();
    }
  });

  it('of one shop opens nothing in another [TEN-007, TEN-507]', async () => {
    const [one, other] = [await makeVisitor(test.db), await makeVisitor(test.db)];
    expect(await other.read(one.begun.token)).toBeUndefined();
  });

  it('is read in one statement, after which its connection knows of no shop', async () => {
    const { begun, nobody, read } = await makeVisitor(test.db);
    const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
    try {
      const sent = await recordStatements(db, () => readSession({ ...nobody, db }, begun.token));
      expect(sent).toEqual([expect.stringContaining('read_session')]);
      await expect(db.queries.select().from(session)).rejects.toThrow();
      expect(await readSession({ ...nobody, db }, begun.token)).toEqual(await read(begun.token));
    } finally {
      await db.close();
    }
  });

  it('lasts 30 days, and from its last day of use [AUTH-512, CONST-505]', async () => {
    const { clock, begun, read } = await makeVisitor(test.db);
    expect(SESSION_SECONDS).toBe(2_592_000);
    expect(begun.expiresAt.getTime() - clock().getTime()).toBe(SESSION_SECONDS * 1000);
    clock.advance(86_399);
    expect((await read(begun.token))?.renewed).toBe(false);
    clock.advance(1);
    expect(await read(begun.token)).toMatchObject({
      renewed: true,
      expiresAt: new Date(clock().getTime() + SESSION_SECONDS * 1000),
    });
    clock.advance(SESSION_SECONDS - 1);
    expect(await read(begun.token)).toBeDefined();
    clock.advance(SESSION_SECONDS);
    expect(await read(begun.token)).toBeUndefined();
  });

  it('is forgotten once it has ended', async () => {
    const { clock, nobody, clientAddress } = await makeVisitor(test.db);
    clock.advance(86_400);
    await startSession(nobody, { clientAddress });
    clock.advance(SESSION_SECONDS - 86_400);
    expect(await removeExpiredSessions(nobody)).toBe(1);
    expect(await rowsOf(nobody)).toHaveLength(1);
  });

  it('begins three hundred times a minute for a network, and goes on for who has begun', async () => {
    const { clock, nobody, read } = await makeVisitor(test.db);
    const from = (clientAddress: string) => startSession(nobody, { clientAddress });
    const [first] = await Promise.all(
      Array.from({ length: 300 }, (_, at) => from(`2001:db8::${(at + 1).toString(16)}`)),
    );
    await expect(from('2001:db8::ffff')).rejects.toMatchObject({
      code: 'rate-limited',
      params: { retryAfter: expect.any(Number) },
    });
    expect(await read(first?.token ?? '')).toMatchObject({ actor: first?.actor });
    await from('2001:db8:0:1::1');
    clock.advance(60);
    await from('2001:db8::ffff');
  });
});
