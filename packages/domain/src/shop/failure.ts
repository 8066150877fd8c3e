import { type MessageDescriptor, msg } from '../i18n/index.ts';

/**
 * Returns the message of a shop-level error page: closed shop (name first), unknown host, or any other failure.
 * TEN-008 to TEN-010
 */
export function shopFailureMessage(
  failure:
    | { access: 'client-unavailable'; name: string }
    | { access: 'client-not-found'; host: string }
    | undefined,
): MessageDescriptor {
  if (failure?.access === 'client-unavailable') return msg('shop.unavailable', { name: failure.name });
  if (failure?.access === 'client-not-found') return msg('shop.not_found', { host: failure.host });
  return msg('shop.failed');
}
