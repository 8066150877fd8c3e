import { ContractError } from '@stoa/contract';
import { shellText, tError } from '@stoa/messages';
import type { ReadyNode } from '@stoa/widgets';
import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { requestContext } from '../request.ts';

/** Returns the public contract as this request may use it. */
export const contractOf = (context: Readonly<RouterContextProvider>) => context.get(requestContext).client;

/** What an error page needs to know; internals stay out of it. ERR-017 */
export interface PageFailure {
  readonly code: string;
  /** What the shop shows in place of our words. */
  readonly page?: { readonly title: string; readonly nodes: readonly ReadyNode[] } | undefined;
}

/** Answers with the error page of a failed call: its own status, and 500 when it names none. ERR-508, ERR-509 */
export function failPage(error: unknown): never {
  if (error instanceof ContractError) throw data({ code: error.code } satisfies PageFailure, error.status);
  throw error;
}

/**
 * Returns the sentence shown for a failed call: for a rate limit the server's, which names the limit. Other errors
 * may have messages for programmers and get the general sentence of their code.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ContractError)) return tError('internal');
  const isSaid = error.code === 'rate-limited' && error.message !== error.code;
  return isSaid ? error.message : tError(error.code, error.params);
}

/**
 * Runs a server action; if the server can't be reached or fails, it answers `kept` with an error message, so that the
 * form keeps its values. The status is an error, because after a success React Router would reload the page's data
 * from a server that is away. Redirects are followed. OPEN-036, OPEN-042
 */
export async function orKept<T, K>(serverAction: () => Promise<T>, kept: (message: string) => K) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(kept(sentenceOfFailure(error)), { status: 503 });
  }
}

/** Returns the sentence shown for a form that failed: refused by `failPage`, or never sent. */
function sentenceOfFailure(error: unknown): string {
  if (isRouteErrorResponse(error)) return tError(String(error.data?.code));
  return error instanceof TypeError && !navigator.onLine ? shellText.offline() : tError('internal');
}
