import { type CurrencyCode, formatPrice, parseDecimal, toDecimal } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import { z } from 'zod';

/** How the example of an amount is made, in minor units. */
const EXAMPLE = 1050;

/** What is typed for a refund of a part: an amount in major units up to `most`, in minor units, and why. ADM-066 */
export const refundSchema = (currency: CurrencyCode, most: number) =>
  z.object({
    amount: z
      .string()
      .refine((text) => (parseDecimal(text, currency) ?? 0) > 0, {
        message: adminOrderText.amountNeeded({ example: toDecimal(EXAMPLE, currency) }),
      })
      .refine((text) => (parseDecimal(text, currency) ?? 0) <= most, {
        message: adminOrderText.amountTooLarge({ amount: formatPrice(most, currency) }),
      }),
    note: z.string().trim().max(5000),
  });
