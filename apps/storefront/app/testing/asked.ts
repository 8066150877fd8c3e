import type { ContractClient } from '@stoa/contract';
import { listingRules } from '@stoa/domain';
import { RouterContextProvider } from 'react-router';
import { requestContext } from '../request.ts';

/** What a route is called with: a request for `path`, and the contract as it answers. */
export function asked(
  execute: ContractClient['execute'],
  path: string,
  form?: Readonly<Record<string, string>>,
) {
  const url = new URL(path, 'https://shop.example');
  const context = new RouterContextProvider();
  context.set(requestContext, {
    client: { execute },
    listingRules: listingRules({ type: 'essential', currency: 'USD' }),
    origin: url.origin,
    nonce: '',
    ageAnswer: undefined,
    isSignedIn: async () => false,
    allowFrames: () => undefined,
    reportFailure: () => undefined,
    note: () => undefined,
  });
  const request = form
    ? new Request(url, { method: 'POST', body: new URLSearchParams({ ...form }) })
    : new Request(url);
  return { context, request, url, params: {}, pattern: url.pathname };
}
