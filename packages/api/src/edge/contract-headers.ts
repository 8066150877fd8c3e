import { type Shop, type ShopContext, visitorOf } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What of the contract's request headers decides something. */
export type ContractHeaders = Pick<ApiContext, 'sellerGuid' | 'quoteId' | 'idempotencyKey'>;

/**
 * Reads the headers every client of the contract sends. Those that say which shop is meant choose nothing: they
 * must name the one the host belongs to. API-GQL-503 to API-GQL-508, API-GQL-555
 * @throws ShopError `forbidden` where they name another; `not-found` for a session that is not the asker's
 */
export function readContractHeaders(
  headers: Headers,
  { shop, host }: { readonly shop: Shop; readonly host: string },
  asker: Pick<ShopContext, 'actor'>,
): ContractHeaders {
  const text = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  requireOneOf('client-domain', text('client-domain'), [host, withoutPort(host)]);
  const names = [shop.id, shop.code, ...(shop.ownSellerId === undefined ? [] : [shop.ownSellerId])];
  requireOneOf('client-id', text('client-id'), names);
  requireOneOf('website-id', text('website-id'), names);
  const session = text('session-id');
  if (session !== undefined && session !== visitorOf(asker)) {
    throw new ShopError('not-found', { field: 'session-id' });
  }
  return {
    sellerGuid: text('seller-guid'),
    quoteId: text('quote-id'),
    idempotencyKey: text('idempotency-key'),
  };
}

function requireOneOf(field: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value)) throw new ShopError('forbidden', { field });
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');
