import type { ErrorCode } from '@stoa/domain';
import { failureText } from './shell.ts';

/** What a person reads when a call is refused and no field says it better. */
export const errorTexts = {
  'invalid-input': failureText.badRequest(),
  'challenge-failed': 'Please confirm again that you are not a robot.',
  'query-too-complex': 'This request asks for too much at once.',
  unauthenticated: 'Please sign in to continue.',
  'invalid-credentials': 'The email address or the password is not right.',
  'code-required': 'Please enter the code of your authenticator app, or a recovery code.',
  'second-factor-required': 'This shop asks for a second factor. Set one up in your account first.',
  forbidden: 'You are not allowed to do this.',
  'checkout-prevented': '{message}',
  'not-found': 'This could not be found.',
  'link-expired':
    'This link to your order has expired. Find the order by its number, or sign in if you ordered with an account.',
  'client-not-found': 'Shop not found',
  'client-unavailable': 'This shop is temporarily unavailable.',
  'method-not-allowed': failureText.wrongMethod(),
  conflict: 'This was changed in the meantime. Please check it and try again.',
  'out-of-stock': 'Not enough in stock.',
  'price-changed': 'A price has changed. Please check the total and try again.',
  'cart-empty': 'There is nothing in your cart that can be bought.',
  'transition-refused': 'This step is not possible at the moment.',
  'idempotency-in-progress': 'This is being worked on already. Please wait a moment.',
  'payload-too-large': 'This is too large to be sent.',
  'unsupported-media-type': 'This kind of content is not accepted.',
  'idempotency-mismatch': 'This request was sent before with other content.',
  'rate-limited': 'Too many attempts. Please wait a moment and try again.',
  'payment-declined': 'The payment was declined.',
  internal: failureText.wentWrong(),
  unavailable: 'This is not possible at the moment. Please try again soon.',
} as const satisfies Partial<Record<ErrorCode, string>>;
