import { formatPrice } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import { z } from 'zod';
import { typedNumber } from '../../../kit/form/typed-number.ts';
import type { Place } from '../../../kit/place.ts';

/** What is typed for a refund of a part: an amount up to `most`, in minor units, and why. ADM-066 */
export const refundSchema = (purse: Pick<Place, 'locale' | 'currency'>, most: number) =>
  z.object({
    amount: typedNumber({
      ...purse,
      unit: 'money',
      least: 1,
      most,
      tooLarge: adminOrderText.amountTooLarge({ amount: formatPrice(most, purse.currency) }),
    }),
    note: z.string().trim().max(5000),
  });
