import { type Message, message } from '../message/index.ts';

/** What a shop-level page says: closed shop (name first), unknown host, or anything else. TEN-008 to TEN-010 */
export function shopFailureMessage(
  failure:
    | { access: 'client-unavailable'; name: string }
    | { access: 'client-not-found'; host: string }
    | undefined,
): Message {
  if (failure?.access === 'client-unavailable') return message('shop.unavailable', { name: failure.name });
  if (failure?.access === 'client-not-found') return message('shop.not_found', { host: failure.host });
  return message('shop.failed');
}
