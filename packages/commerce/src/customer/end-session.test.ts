import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recordChanges } from '../testing/changes.ts';
import { demoPassword } from '../testing/customers.ts';
import { makeVisitor } from '../testing/visitor.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { changePassword, signIn, signOut } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

describe('signing out', () => {
  it('ends this session and no other, and may be repeated [AUTH-504, AUTH-505, OPEN-507]', async () => {
    const { guest, nobody, read, credentials } = await makeVisitor(test.db);
    const [here, elsewhere] = [await signIn(guest, credentials), await signIn(nobody, credentials)];
    const ctx = { ...guest, actor: here.actor };
    const changes = await recordChanges(test.db, async () => {
      await signOut(ctx);
      await signOut(ctx);
      await signOut(nobody);
    });
    expect(changes).toMatchObject([{ kind: 'customer.signed-out', entityId: here.actor.customerId }]);
    expect(await read(here.token)).toBeUndefined();
    expect(await read(elsewhere.token)).toBeDefined();
  });
});

describe('changing the password', () => {
  it('ends every session but goes on here under a new token', async () => {
    const { guest, nobody, read, credentials } = await makeVisitor(test.db);
    const [here, elsewhere] = [await signIn(guest, credentials), await signIn(nobody, credentials)];
    const change = { currentPassword: demoPassword, newPassword: 'another-one' };
    const renewed = await changePassword({ ...guest, actor: here.actor }, change);
    expect(await read(here.token)).toBeUndefined();
    expect(await read(elsewhere.token)).toBeUndefined();
    expect(await read(renewed.token)).toMatchObject({ actor: here.actor });
    await expect(signIn(nobody, credentials)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await signIn(nobody, { ...credentials, password: 'another-one' });
  });

  it('needs the current one, and somebody signed in', async () => {
    const { guest, credentials } = await makeVisitor(test.db);
    const change = { currentPassword: 'wrong', newPassword: 'another-one' };
    await expect(changePassword(guest, change)).rejects.toMatchObject({ code: 'unauthenticated' });
    const { actor } = await signIn(guest, credentials);
    await expect(changePassword({ ...guest, actor }, change)).rejects.toMatchObject({
      code: 'invalid-credentials',
      field: 'currentPassword',
    });
  });
});
