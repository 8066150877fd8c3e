import { failureText } from '@stoa/messages';
import { isRouteErrorResponse } from 'react-router';

/** Status of an error; 500 when it has none of its own. ERR-007 */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Tells whether whoever asked did so wrongly, and nothing of ours failed. */
export const isRefusal = (status: number) => status >= 400 && status < 500;

/** Returns a failure in a few words. */
export function titleOf(status: number): string {
  if (status === 404) return failureText.notFound();
  if (status === 405) return failureText.wrongMethod();
  return isRefusal(status) ? failureText.badRequest() : failureText.internal();
}
