import { isEnough } from '@stoa/admin-contract';
import { nothingKept, readShop, readStaffActor, type ShopContext } from '@stoa/commerce';
import { type Scope, ShopError } from '@stoa/domain';
import type { AdminRequest } from '../context.ts';
import type { AskingPerson } from './person.ts';

type NeededScope = { readonly scope: Scope; readonly orScope?: Scope };

/**
 * Makes the context in which a person acts on the shop with this code, by their role as it stands now. ADM-009, ADM-013
 * @throws ShopError `not-found` for a shop that is not there or in which the person has no role, both alike;
 * `second-factor-required` while they lack the one that is asked of them; `forbidden` without the scope
 */
export async function shopContextOf(
  request: AdminRequest,
  person: AskingPerson,
  { code, access }: { readonly code: unknown; readonly access: NeededScope },
): Promise<ShopContext> {
  const { platform, clientAddress, requestId } = request;
  if (typeof code !== 'string' || code.includes('\0')) throw new ShopError('not-found', { field: 'shop' });
  const { shop } = await readShop(platform, code);
  const from = { means: 'session', networkAddress: clientAddress } as const;
  const known = await readStaffActor(platform, person.staffId, shop.id, from);
  if (!known) throw new ShopError('not-found', { field: 'shop' });
  const { actor, lacksSecondFactor } = known;
  if (lacksSecondFactor) throw new ShopError('second-factor-required');
  if (!isEnough(actor.scopes, access)) throw new ShopError('forbidden', { params: { scope: access.scope } });
  return { ...platform, shop, actor, requestId, dependencies: nothingKept };
}
