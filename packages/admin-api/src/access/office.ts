import { implement } from '@orpc/server';
import { type Access, adminContract } from '@stoa/admin-contract';
import type { ShopContext } from '@stoa/commerce';
import type { AdminRequest } from '../context.ts';
import { type AskingPerson, personAsking } from './person.ts';
import { shopContextOf } from './shop-context.ts';

const office = implement(adminContract).$context<AdminRequest>();

/** Procedures for whoever asks. */
export const forAnybody = office.use(({ next, procedure }) => {
  accessOf(procedure, 'anybody');
  return next();
});

/** Procedures for whoever is signed in: the context has the person. */
export const forPerson = office.use(async ({ context, next, procedure }) => {
  accessOf(procedure, 'person');
  return next({ context: { person: await personAsking(context) } });
});

/**
 * Procedures of a shop, for whoever has the scope that the contract names: the context has the person and the shop's
 * own context. Who asks is known before the input is looked at. ADM-013
 */
export const forRole = office.use(async ({ context, next, procedure }, input) => {
  const access = accessOf(procedure, 'role');
  const person = await personAsking(context);
  const shop = await shopContextOf(context, person, { code: shopIn(input), access });
  return next({ context: { person, shop } satisfies RoleContext });
});

interface RoleContext {
  readonly person: AskingPerson;
  readonly shop: ShopContext;
}

/** @throws Error for a procedure that is implemented for others than its contract names */
function accessOf<By extends Access['by']>(
  { '~orpc': { meta } }: { readonly '~orpc': { readonly meta: object } },
  by: By,
): Extract<Access, { readonly by: By }> {
  const access = meta as Access;
  if (!isBy(access, by)) throw new Error(`a procedure for ${access.by} is implemented for ${by}`);
  return access;
}

const isBy = <By extends Access['by']>(
  access: Access,
  by: By,
): access is Extract<Access, { readonly by: By }> => access.by === by;

/** Beside a file, the values of the address stand apart. */
function shopIn(input: unknown): unknown {
  const values = isRecord(input) && 'params' in input ? input.params : input;
  return isRecord(values) ? values.shop : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
