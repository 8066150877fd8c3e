import { MAX_QUANTITY, type MessageDescriptor, msg, parseQuantity } from '@stoa/domain';
import { z } from 'zod';
import { breaksAs } from '../kernel/input-issues.ts';
import { hasFewKeys, isStorable } from '../kernel/json-input.ts';

/** Limits that keep a line of a size that can be stored and shown. OPEN-503 */
const MAX_TEXTS = 50;

/** Texts by label or field code, as options and personalisation are sent. */
export const lineTexts = z
  .unknown()
  .refine(
    (texts) => hasFewKeys(texts, MAX_TEXTS),
    breaksAs((field) => msg('input.max_entries', { ...field, n: MAX_TEXTS })),
  )
  .pipe(z.record(z.string().min(1).max(255), z.string().max(5000)))
  .refine((texts) => isStorable(texts, 1), breaksAs(msg('field.characters')));

/** A quantity as it was sent: a whole number from `min` to 100, also as digits. CART-511, QTY-008 */
export const sentQuantity = (min: 0 | 1 = 1) =>
  z.unknown().transform((sent, { addIssue }) => {
    if (min === 0 && (sent === 0 || sent === '0')) return 0;
    const quantity = parseQuantity(sent);
    if (quantity !== undefined) return quantity;
    addIssue({ code: 'custom', ...breaksAs(quantityIssue(sent, min)) });
    return z.NEVER;
  });

const named = { field: 'quantity' } as const;

function quantityIssue(sent: unknown, min: number): MessageDescriptor {
  if (sent === undefined || sent === null || sent === '') return msg('field.required', named);
  const isNumber = typeof sent === 'number' || (typeof sent === 'string' && /^[+-]?\d+$/.test(sent.trim()));
  if (!isNumber || !Number.isInteger(Number(sent))) return msg('input.whole_number', named);
  return Number(sent) > MAX_QUANTITY
    ? msg('field.max_value', { ...named, max: MAX_QUANTITY })
    : msg('field.min_value', { ...named, min });
}
