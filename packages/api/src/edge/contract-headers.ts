import { type Shop, type ShopContext, visitorOf } from '@stoa/commerce';
import { normaliseHost, ShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The contract's request headers that have an effect. */
export type ContractHeaders = Pick<ApiContext, 'sellerGuid' | 'quoteId' | 'idempotencyKey'>;

/**
 * Reads the headers every client of the contract sends. Headers that name a shop do not select it: they must name the
 * shop of the host. API-GQL-503 to API-GQL-508, API-GQL-555
 * @throws ShopError `forbidden` where they name another; `not-found` for a session that is not the requester's
 */
export function readContractHeaders(
  headers: Headers,
  { shop, host }: { readonly shop: Shop; readonly host: string },
  requester: Pick<ShopContext, 'actor'>,
): ContractHeaders {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const domain = text('client-domain');
  if (domain !== undefined && !isSameHost(domain, host)) refuse('client-domain');
  const names = [shop.id, shop.code, ...(shop.ownSellerId === undefined ? [] : [shop.ownSellerId])];
  requireOneOf('client-id', text('client-id'), names);
  requireOneOf('website-id', text('website-id'), names);
  const session = text('session-id');
  if (session !== undefined && session !== visitorOf(requester)) {
    throw new ShopError('not-found', { field: 'session-id' });
  }
  return {
    sellerGuid: text('seller-guid'),
    quoteId: text('quote-id'),
    idempotencyKey: text('idempotency-key'),
  };
}

function requireOneOf(field: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value)) refuse(field);
}

function refuse(field: string): never {
  throw new ShopError('forbidden', { field });
}

/** In any spelling, with or without the port. */
function isSameHost(domain: string, host: string): boolean {
  const meant = normaliseHost(domain);
  return meant !== null && meant === normaliseHost(host);
}
