import { hashToken, newId, newToken, staffReset } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { listAuditEntries } from '../audit/index.ts';
import { createCustomerGroup } from '../customer/index.ts';
import {
  type AccountRequest,
  assignRole,
  beginTotp,
  changeStaffPassword,
  confirmTotp,
  createStaff,
  endOtherStaffSessions,
  endStaffSession,
  readStaffSession,
  removeRole,
  removeTotp,
  renameStaff,
  renewRecoveryCodes,
  STAFF_SESSION_SECONDS,
  signInStaff,
} from '../staff/index.ts';
import { readAudit } from '../testing/audit.ts';
import { staffOf, testAccountRequest } from '../testing/context.ts';
import { totpCode } from '../testing/people.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { resetStaffPassword } from './index.ts';

const PASSWORD = 'correct horse';
const HERE = '198.51.100.77';

let test: TestDatabase;
let first: TestSale;
let second: TestSale;
let other: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  [first, second, other] = [await makeSale(test.db), await makeSale(test.db), await makeSale(test.db)];
});
afterAll(() => test.drop());

/** Somebody who works in two of the shops, signed in twice. */
async function hire() {
  const { system } = first;
  const email = `${unique('staff')}@example.com`;
  const { staffId } = await createStaff(system, { email, name: 'Ada Quill', password: PASSWORD });
  await assignRole(system, { staffId, role: 'support' });
  await assignRole(second.system, { staffId, role: 'order-manager' });
  const signIn = async () => {
    const { token } = await signInStaff(system, { email, password: PASSWORD, clientAddress: '192.0.2.1' });
    return (await readStaffSession(system, token))?.sessionId ?? '';
  };
  return { staffId, sessionId: await signIn(), elsewhere: await signIn() };
}
type Person = Awaited<ReturnType<typeof hire>>;

const asking = () => testAccountRequest(first.system, HERE);

async function withOffer({ staffId }: Person): Promise<string> {
  const { secret } = await beginTotp(first.system, staffId);
  return totpCode(secret, first.clock());
}

/** Switches the second factor on; returns a recovery code. */
async function withFactor(person: Person): Promise<string> {
  const code = await withOffer(person);
  const { recoveryCodes } = await confirmTotp(asking(), { staffId: person.staffId, code });
  return recoveryCodes[0] ?? '';
}

async function withLink({ staffId }: Person): Promise<string> {
  const token = newToken();
  const now = first.clock();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await test.db.queries
    .insert(staffReset)
    .values({ tokenHash: hashToken(token), staffId, createdAt: now, expiresAt });
  return token;
}

const nothing = async () => '';

interface Case {
  readonly verb: string;
  readonly changed: readonly string[];
  /** What has to be there before; returns what proves who it is. */
  readonly prepare: (person: Person) => Promise<string>;
  readonly act: (request: AccountRequest, person: Person, proof: string) => Promise<unknown>;
  readonly refused: (request: AccountRequest, person: Person, proof: string) => Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    verb: 'person.rename',
    changed: ['name'],
    prepare: nothing,
    act: (request, { staffId }) => renameStaff(request, { staffId, name: 'Ada Other', revision: 1 }),
    refused: (request, { staffId }) => renameStaff(request, { staffId, name: 'Ada Other', revision: 9 }),
  },
  {
    verb: 'person.change-password',
    changed: ['password'],
    prepare: nothing,
    act: (request, { staffId, sessionId }) =>
      changeStaffPassword(request, { staffId, sessionId, current: PASSWORD, next: 'battery staple' }),
    refused: (request, { staffId, sessionId }) =>
      changeStaffPassword(request, { staffId, sessionId, current: 'wrong', next: 'battery staple' }),
  },
  {
    verb: 'person.second-factor-on',
    changed: ['secondFactor'],
    prepare: withOffer,
    act: (request, { staffId }, code) => confirmTotp(request, { staffId, code }),
    refused: (request, { staffId }) => confirmTotp(request, { staffId, code: '12345' }),
  },
  {
    verb: 'person.second-factor-off',
    changed: ['secondFactor'],
    prepare: withFactor,
    act: (request, { staffId, sessionId }, code) =>
      removeTotp(request, { staffId, sessionId, password: PASSWORD, code }),
    refused: (request, { staffId, sessionId }) =>
      removeTotp(request, { staffId, sessionId, password: PASSWORD, code: 'aaaaa-aaaaa' }),
  },
  {
    verb: 'person.renew-recovery-codes',
    changed: ['recoveryCodes'],
    prepare: withFactor,
    act: (request, { staffId }, code) => renewRecoveryCodes(request, { staffId, code }),
    refused: (request, { staffId }) => renewRecoveryCodes(request, { staffId, code: 'aaaaa-aaaaa' }),
  },
  {
    verb: 'person.end-sessions',
    changed: [],
    prepare: nothing,
    act: (request, { staffId, elsewhere }) => endStaffSession(request, { staffId, sessionId: elsewhere }),
    refused: (request, { staffId }) => endStaffSession(request, { staffId, sessionId: newId() }),
  },
  {
    verb: 'person.reset-password',
    changed: ['password'],
    prepare: withLink,
    act: (request, _, token) => resetStaffPassword(request, { token, password: 'battery staple' }),
    refused: (request) => resetStaffPassword(request, { token: newToken(), password: 'battery staple' }),
  },
];

const entriesOf = async ({ system }: TestSale, { staffId }: Person) =>
  (await readAudit(system)).filter(({ entity, entityId }) => entity === 'person' && entityId === staffId);

/** Does something, and returns what each shop where they work, and one where they do not, was told of it. */
async function toldBy(person: Person, act: () => Promise<unknown>) {
  const sales = [first, second, other];
  const before = new Set<string>();
  for (const sale of sales) for (const { id } of await entriesOf(sale, person)) before.add(id);
  await act();
  const told = [];
  for (const sale of sales) told.push((await entriesOf(sale, person)).filter(({ id }) => !before.has(id)));
  return told;
}

const entry = (
  person: Person,
  { shop }: TestSale,
  verb: string,
  changed: readonly string[],
  requestId: string,
) => ({
  shopId: shop.id,
  id: expect.any(String),
  at: first.clock(),
  actorKind: 'staff',
  actor: person.staffId,
  means: 'session',
  networkAddress: HERE,
  verb,
  entity: 'person',
  entityId: person.staffId,
  revision: null,
  changes: changed.map((name) =>
    name === 'name'
      ? { path: [name], before: 'Ada Quill', after: 'Ada Other' }
      : { path: [name], before: '•••', after: '•••' },
  ),
  requestId,
});

describe.each(cases)('$verb', ({ verb, changed, prepare, act, refused }) => {
  it('is told once to each shop of the person, by whom and from where, without a secret [ADM-018]', async () => {
    const person = await hire();
    const proof = await prepare(person);
    const request = asking();
    expect(await toldBy(person, () => act(request, person, proof))).toEqual([
      [entry(person, first, verb, changed, request.requestId)],
      [entry(person, second, verb, changed, request.requestId)],
      [],
    ]);
  });

  it('is told to nobody where it is refused [ADM-018]', async () => {
    const person = await hire();
    const proof = await prepare(person);
    const told = await toldBy(person, () =>
      expect(refused(asking(), person, proof)).rejects.toBeInstanceOf(ShopError),
    );
    expect(told).toEqual([[], [], []]);
  });
});

describe('ending all other sessions', () => {
  it('is told once to each shop of the person, however many end, and only where one does [ADM-018]', async () => {
    const person = await hire();
    const request = asking();
    const end = (count: number) => async () =>
      expect(await endOtherStaffSessions(request, person)).toBe(count);
    expect(await toldBy(person, end(1))).toEqual([
      [entry(person, first, 'person.end-sessions', [], request.requestId)],
      [entry(person, second, 'person.end-sessions', [], request.requestId)],
      [],
    ]);
    expect(await toldBy(person, end(0))).toEqual([[], [], []]);
  });

  it('is told to nobody where they had ended by themselves, one by one neither', async () => {
    const person = await hire();
    const { staffId, elsewhere } = person;
    first.clock.advance(STAFF_SESSION_SECONDS);
    const one = () =>
      expect(endStaffSession(asking(), { staffId, sessionId: elsewhere })).rejects.toMatchObject({
        code: 'not-found',
        field: 'sessionId',
      });
    expect(await toldBy(person, one)).toEqual([[], [], []]);
    const others = async () => expect(await endOtherStaffSessions(asking(), person)).toBe(0);
    expect(await toldBy(person, others)).toEqual([[], [], []]);
  });
});

describe('what a person did, as a shop reads it', () => {
  const listed = async ({ system }: TestSale, { staffId }: Person) =>
    (await listAuditEntries(staffOf(system, ['staff:read']), { staffId })).entries;

  it('tells nothing of another shop where they work [ADM-018]', async () => {
    const person = await hire();
    const { staffId } = person;
    const there = staffOf(second.system, ['customers:write']);
    await createCustomerGroup({ ...there, actor: { ...there.actor, staffId } }, { code: 'vip', name: 'VIP' });
    await renameStaff(asking(), { staffId, name: 'Ada Other', revision: 1 });
    const here = await listed(first, person);
    expect(here.map(({ verb }) => verb)).toEqual(['person.rename']);
    expect((await listed(second, person)).map(({ verb }) => verb).sort()).toEqual([
      'customer-group.create',
      'person.rename',
    ]);
    const { id, code } = second.shop;
    const told = JSON.stringify(here);
    for (const fact of [id, code, 'order-manager', 'vip']) expect(told).not.toContain(fact);
  });

  it('ends where their role in it does [ADM-018]', async () => {
    const person = await hire();
    await removeRole(second.system, { staffId: person.staffId });
    await endOtherStaffSessions(asking(), person);
    expect(await listed(first, person)).toHaveLength(1);
    expect(await listed(second, person)).toEqual([]);
  });
});
