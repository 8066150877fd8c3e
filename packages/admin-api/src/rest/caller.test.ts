import { implement } from '@orpc/server';
import { type Account, type AuditEntry, adminContract } from '@stoa/admin-contract';
import { isShopError } from '@stoa/domain';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { AdminRequest } from '../context.ts';
import { toProblem } from '../problem/to-problem.ts';
import { callerOf } from './caller.ts';
import { ADMIN_API } from './routes.ts';

const office = implement(adminContract).$context<AdminRequest>();

const account: Account = {
  name: 'Ada',
  email: 'ada@example.org',
  operator: false,
  secondFactorSince: null,
  recoveryCodesLeft: 0,
  version: 1,
};
const entry: AuditEntry = {
  id: '0198c8a0-0000-7000-8000-000000000000',
  at: '2026-03-02T10:00:00.000Z',
  actor: { kind: 'staff', id: null, name: 'Ada' },
  means: 'session',
  networkAddress: null,
  verb: 'role.assign',
  entity: 'role',
  entityId: '1',
  changes: [{ path: ['role'], after: 'owner' }],
  requestId: 'r1',
};

/** Asks procedures that answer so: what is sent, or the code of the problem. */
async function sent(url: string, answer: object): Promise<unknown> {
  // What no schema would let through at compile time comes from use cases at run time.
  const router = {
    account: { read: office.account.read.handler(() => answer as Account) },
    audit: { list: office.audit.list.handler(() => answer as { items: AuditEntry[]; next: null }) },
  };
  const call = callerOf(router);
  const app = Fastify();
  app.get(`${ADMIN_API}/*`, (request, reply) => call(request, reply, {} as AdminRequest));
  app.setErrorHandler((error, _request, reply) => {
    const translator = { t: () => '', tError: () => '' };
    const { status, code } = toProblem(translator, error, 'r1');
    reply.code(status).send({ code, isRefusal: isShopError(error) });
  });
  const response = await app.inject({ url: ADMIN_API + url });
  await app.close();
  return { status: response.statusCode, body: response.json() };
}

const fault = { status: 500, body: { code: 'internal', isRefusal: false } };
const page = (...items: unknown[]) => ({ items, next: null });
const LIST = '/shops/agora/audit-entries';

it('an answer as the contract tells it is sent [ADM-901]', async () => {
  expect(await sent('/account', account)).toEqual({ status: 200, body: account });
  expect(await sent(LIST, page(entry))).toEqual({ status: 200, body: page(entry) });
});

it('what the contract does not tell is not sent, at whatever depth [ADM-901]', async () => {
  const more = { ...account, passwordHash: 'secret' };
  expect(await sent('/account', more)).toEqual({ status: 200, body: account });
  const deeper = { ...entry, actor: { ...entry.actor, email: 'ada@example.org' } };
  expect(await sent(LIST, page(deeper))).toEqual({ status: 200, body: page(entry) });
});

const { email: _email, ...nameless } = account;
it.each([
  ['lacks a field', '/account', nameless],
  ['has null where none was told', '/account', { ...account, name: null }],
  ['has another type', '/account', { ...account, version: '1' }],
  ['has a value beyond its bounds', '/account', { ...account, version: 0 }],
  ['has a value that is not in its list', LIST, page({ ...entry, means: 'telepathy' })],
  ['has another form of text', LIST, page({ ...entry, at: 'yesterday' })],
  ['lacks a field of a field', LIST, page({ ...entry, actor: { kind: 'staff', id: null } })],
])(
  'an answer that %s is a fault of the server, and nothing of it is sent [ADM-901]',
  async (_case, url, answer) => {
    expect(await sent(url, answer)).toEqual(fault);
  },
);
