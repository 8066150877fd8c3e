import type { CheckoutQuery } from '@stoa/contract';
import type { CheckoutValues } from './values.ts';

/** The checkout as the server estimates it for what has been entered. */
export interface CheckoutState {
  readonly checkout: CheckoutQuery['checkout'];
  readonly values: CheckoutValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/** The message shown when the server does not answer. */
export interface CheckoutUnanswered {
  readonly unanswered: string;
}

export type CheckoutAnswer = CheckoutState | CheckoutUnanswered;
