import type { TimelineEvent } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';

/** Tells who did something to an order. ADM-205 */
export function tellWho({ kind, name }: TimelineEvent['by']): string {
  if (kind === 'system') return adminOrderText.platform();
  if (name !== '') return name;
  return kind === 'customer' ? adminOrderText.buyer() : adminOrderText.somebodyGone();
}
