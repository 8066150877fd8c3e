import { accountText } from '@stoa/messages';

const reasons: readonly (readonly [page: RegExp, sentence: () => string])[] = [
  [/^\/verify-email(?:\?|$)/, accountText.signInToConfirm],
  [/^\/(?:order\/|checkout\/success(?:\?|$))/, accountText.signInForOrder],
];

/** Tells somebody who followed a link of a mail why they are to sign in; `undefined` where they know. */
export const signInReason = (target: string): string | undefined =>
  reasons.find(([page]) => page.test(target))?.[1]();
