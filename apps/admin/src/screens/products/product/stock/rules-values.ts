import type { StockNow } from '@stoa/admin-contract';
import { calendarDay, startOfDay } from '@stoa/domain';
import { adminStockText } from '@stoa/messages';
import { z } from 'zod';
import { changedEntries } from '../../../../kit/form/changed-fields.ts';
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
  z
    .object({
      lowStockThreshold: typedNumber({ locale, unit: 'count', most: MOST_PIECES }),
      lowStockAlertMessage: message,
      allowBackorders: z.boolean(),
      backorderMessage: message,
      backorderShipDate: z.string(),
    })
    // The day is asked for while backorders are taken; what is not on the screen can't be mended there.
    .refine(({ allowBackorders, backorderShipDate: day }) => !allowBackorders || day === '' || isDay(day), {
      path: ['backorderShipDate'],
      message: adminStockText.noSuchDay(),
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

/**
 * Reads what was changed of rules as the contract takes it; a day is the moment at which it begins in the shop's time
 * zone. What stayed is left out: somebody else may have changed it since.
 */
export function changedRules(
  before: TypedRules,
  typed: TypedRules,
  { locale, timeZone }: Where,
): Partial<Rules> {
  const { lowStockThreshold: threshold, backorderShipDate: day, ...rest } = changedEntries(before, typed);
  return {
    ...rest,
    ...(threshold !== undefined && { lowStockThreshold: countOf(threshold, { locale }) ?? 0 }),
    ...(day !== undefined && {
      backorderShipDate: isDay(day) ? startOfDay(day, timeZone).toISOString() : null,
    }),
  };
}
