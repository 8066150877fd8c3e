import type { LineChoice } from '@stoa/contract';
import type { CurrencyCode, LineChoice as ToldChoice } from '@stoa/domain';
import { majorOrNull } from '../edge/money.ts';

/** What was chosen and typed for a piece. ENT-553 */
export const toLineChoices = (choices: readonly ToldChoice[], currency: CurrencyCode): LineChoice[] =>
  choices.map(({ label, value, fee }) => ({ label, value, fee: majorOrNull(fee, currency) }));
