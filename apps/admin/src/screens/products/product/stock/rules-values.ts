import type { StockNow } from '@stoa/admin-contract';
import { calendarDay, startOfDay } from '@stoa/domain';
import { adminStockText } from '@stoa/messages';
import { z } from 'zod';
import { countOf, typedNumber } from '../../../../kit/form/typed-number.ts';
import { isDay } from '../../../../kit/list/days.ts';
import type { Place } from '../../../../kit/place.ts';

/** The largest threshold, and the longest message, that the contract takes. */
const MOST_PIECES = 1_000_000_000;
const LONGEST = 500;

type Where = Pick<Place, 'locale' | 'timeZone'>;

const message = z.string().trim().max(LONGEST, adminStockText.messageLength());

/** What is typed of how something is sold when few or none are left. ADM-066, STOCK-012, STOCK-013 */
export const rulesSchema = ({ locale }: Where) =>
  z.object({
    lowStockThreshold: typedNumber({ locale, currency: 'XXX', unit: 'count', most: MOST_PIECES }),
    lowStockAlertMessage: message,
    allowBackorders: z.boolean(),
    backorderMessage: message,
    backorderShipDate: z
      .string()
      .refine((day) => day === '' || isDay(day), { message: adminStockText.noSuchDay() }),
  });
export type TypedRules = z.infer<ReturnType<typeof rulesSchema>>;

type Rules = Pick<
  StockNow,
  'allowBackorders' | 'backorderMessage' | 'backorderShipDate' | 'lowStockThreshold' | 'lowStockAlertMessage'
>;

/** Writes rules as they are typed; a moment is the day that it is in the shop's time zone then. */
export const rulesValues = (rules: Rules, { timeZone }: Where): TypedRules => ({
  lowStockThreshold: String(rules.lowStockThreshold),
  lowStockAlertMessage: rules.lowStockAlertMessage,
  allowBackorders: rules.allowBackorders,
  backorderMessage: rules.backorderMessage,
  backorderShipDate:
    rules.backorderShipDate === null ? '' : calendarDay(new Date(rules.backorderShipDate), timeZone),
});

/** Reads rules as the contract takes them; a day is the moment at which it begins in the shop's time zone. */
export function rulesOf(typed: TypedRules, { locale, timeZone }: Where): Rules {
  const { lowStockThreshold, backorderShipDate: day, ...rest } = typed;
  return {
    ...rest,
    lowStockThreshold: countOf(lowStockThreshold, { locale }) ?? 0,
    backorderShipDate: day === '' ? null : startOfDay(day, timeZone).toISOString(),
  };
}
