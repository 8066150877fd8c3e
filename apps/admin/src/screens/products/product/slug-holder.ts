import type { Problem } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';

/** Why an address cannot be had, and one that can. */
export interface TakenSlug {
  readonly text: string;
  readonly free: string | undefined;
}

const held: Readonly<Record<string, (values: { readonly holder: string }) => string>> = {
  product: adminProductText.slugHeldProduct,
  category: adminProductText.slugHeldCategory,
  page: adminProductText.slugHeldPage,
  redirect: adminProductText.slugHeldRedirect,
  reserved: adminProductText.slugHeldReserved,
};

/** Reads out of a refusal what holds an address and which one is free; undefined where it was refused for something else. ADM-144 */
export function takenSlugOf(problem: Problem | undefined): TakenSlug | undefined {
  const { heldBy, holder = '', free } = problem?.params ?? {};
  const tell = typeof heldBy === 'string' ? held[heldBy] : undefined;
  if (tell === undefined) return undefined;
  const text = `${adminProductText.slugTaken()} ${tell({ holder: String(holder) })}`;
  return { text, free: typeof free === 'string' && free !== '' ? free : undefined };
}
