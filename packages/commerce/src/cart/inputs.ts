import { MAX_QUANTITY, msg, parseQuantity, ShopError } from '@stoa/domain';
import { z } from 'zod';
import { hasFewKeys, isStorable } from '../kernel/json-input.ts';

/** Limits that keep a line of a size that can be stored and shown. OPEN-503 */
const MAX_TEXTS = 50;

/** Texts by label or field code, as options and personalisation are sent. */
export const lineTexts = z
  .unknown()
  .refine((texts) => hasFewKeys(texts, MAX_TEXTS))
  .pipe(z.record(z.string().min(1).max(255), z.string().max(5000)))
  .refine((texts) => isStorable(texts, 1));

/**
 * A quantity as it was sent: a whole number from `min` to 100, also as digits. CART-511, QTY-008
 * @throws ShopError `invalid-input` with the limit that was broken, for anything else
 */
export function requireQuantity(sent: unknown, field: string, min: 0 | 1 = 1): number {
  if (min === 0 && (sent === 0 || sent === '0')) return 0;
  const quantity = parseQuantity(sent);
  if (quantity !== undefined) return quantity;
  const isAbove = Number(sent) > MAX_QUANTITY;
  const reason = isAbove
    ? msg('field.max_value', { field: 'quantity', max: MAX_QUANTITY })
    : msg('field.min_value', { field: 'quantity', min });
  throw new ShopError('invalid-input', { field, reason });
}
