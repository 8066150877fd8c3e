import { msg } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/**
 * Returns why nothing can be ordered: the merchant's words, or ours where they gave none; null where it can be ordered.
 * CHK-002, CHK-003
 */
export const preventedWords = (api: Pick<ApiContext, 't'>, words: string | undefined): string | null =>
  words === undefined ? null : words || api.t(msg('checkout.prevented'));
