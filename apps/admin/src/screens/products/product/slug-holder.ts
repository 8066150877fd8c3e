import type { Problem } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';

/** Why an address cannot be had, and one that can. */
export interface RefusedSlug {
  /** What holds it; undefined where the server says by itself what is wrong with it. */
  readonly text: string | undefined;
  readonly free: string | undefined;
}

const held: Readonly<Record<string, (values: { readonly holder: string }) => string>> = {
  product: adminProductText.slugHeldProduct,
  category: adminProductText.slugHeldCategory,
  page: adminProductText.slugHeldPage,
  redirect: adminProductText.slugHeldRedirect,
};

/** Reads out of a refusal what holds an address, and which one is free. ADM-144 */
export function refusedSlugOf(problem: Problem | undefined): RefusedSlug {
  const { heldBy, holder = '', free } = problem?.params ?? {};
  const tell = typeof heldBy === 'string' ? held[heldBy] : undefined;
  return {
    text: tell?.({ holder: String(holder) }),
    free: typeof free === 'string' && free !== '' ? free : undefined,
  };
}
