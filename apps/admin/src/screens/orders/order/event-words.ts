import type { TimelineEvent } from '@stoa/admin-contract';
import { formatPrice } from '@stoa/domain';
import { adminOrderText } from '@stoa/messages';
import { tellState } from '../words.ts';

export type Kind = TimelineEvent['kind'];

/** Tells in one line what happened; a refund is a refund, with its sum. ADM-205 */
export function tellEvent(event: TimelineEvent, currency: string): string {
  switch (event.kind) {
    case 'state': {
      const { machine, from, to } = event;
      if (machine === 'order' && from === null) return adminOrderText['event.placed']();
      return adminOrderText[`event.${machine}`]({ to: tellState(machine, to) });
    }
    case 'payment': {
      const { entry, amount, payment } = event;
      return adminOrderText[`event.${entry}`]({ amount: formatPrice(amount, currency), payment });
    }
    case 'refund': {
      const { amount, payment } = event;
      return adminOrderText['event.refund']({ amount: formatPrice(amount, currency), payment });
    }
    case 'shipment': {
      const lines = event.lines
        .map(({ quantity: n, name }) => adminOrderText.sentLine({ n, name }))
        .join(', ');
      return adminOrderText['event.shipment']({ lines });
    }
    case 'mail': {
      const { subject, recipient } = event;
      return adminOrderText['event.mail']({ subject, recipient });
    }
    case 'edit':
      return adminOrderText['event.edit']();
    case 'note':
      return adminOrderText['event.note']();
  }
}

/** What somebody said of what they did: why a step was taken, why money was given back. */
export function wordsOf(event: TimelineEvent): string {
  if (event.kind === 'state') return event.note;
  return event.kind === 'refund' ? event.reason : '';
}

/** Returns the kinds that occur, in the order in which they are offered as filters. ADM-205 */
export const kindsIn = (events: readonly TimelineEvent[]): readonly Kind[] =>
  KINDS.filter((kind) => events.some((event) => event.kind === kind));

const KINDS: readonly Kind[] = ['note', 'state', 'payment', 'refund', 'shipment', 'mail', 'edit'];

/** Returns events as they are shown, the latest first; with kinds chosen, those alone. ADM-205 */
export const shownEvents = (
  events: readonly TimelineEvent[],
  chosen: ReadonlySet<Kind>,
): readonly TimelineEvent[] =>
  events.filter(({ kind }) => chosen.size === 0 || chosen.has(kind)).toReversed();
