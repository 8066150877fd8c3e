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
 * What a person reads of a failed call: of a limit, in the words of the server, which knows which one it is. Other
 * errors may be of the call itself, and their words for programmers.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ContractError)) return tError('internal');
  const isSaid = error.code === 'rate-limited' && error.message !== error.code;
  return isSaid ? error.message : tError(error.code, error.params);
}

/**
 * What the server answers to a form, or, where it could not be reached or could not answer, what `kept` makes of the
 * sentence about that. It is told as a failure: after any other answer all that the page shows would be asked for
 * anew, of a server that is away. Where an answer leads on, that way is taken. OPEN-036, OPEN-042
 */
export async function orKept<T, K>(serverAction: () => Promise<T>, kept: (message: string) => K) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data(kept(sentenceOfFailure(error)), { status: 503 });
  }
}

/** What a person reads in the browser of a form that came to nothing: refused by `failPage`, or never sent. */
function sentenceOfFailure(error: unknown): string {
  if (isRouteErrorResponse(error)) return tError(String(error.data?.code));
  return error instanceof TypeError && !navigator.onLine ? shellText.offline() : tError('internal');
}
