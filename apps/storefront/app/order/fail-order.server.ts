import { ContractError } from '@stoa/contract';
import { loginAddress } from '@stoa/domain';
import { type RouterContextProvider, redirect } from 'react-router';
import { failLookUp } from '../lib/not-found.server.ts';

/**
 * Answers for an order that can't be read. Whoever follows the link of a guest's order that has joined an account since
 * is asked to sign in, and comes back to it. OPEN-033
 */
export const failOrder =
  (context: Readonly<RouterContextProvider>, url: URL) =>
  async (error: unknown): Promise<never> => {
    const asksForAccount = error instanceof ContractError && error.code === 'unauthenticated';
    if (!asksForAccount) return failLookUp(context)(error);
    const query = new URLSearchParams(url.searchParams);
    query.delete('token');
    throw redirect(loginAddress(query.size > 0 ? `${url.pathname}?${query}` : url.pathname));
  };
