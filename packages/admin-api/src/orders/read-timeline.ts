import type { AdminOutputs } from '@stoa/admin-contract';
import { readOrderTimeline, type TimelineEvent } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { toldWho } from '../parts/told-who.ts';

export const readTimeline = forRole.orders.timeline.handler(async ({ input, context }) => {
  const { order: orderId, kinds } = input;
  const { currency, events } = await readOrderTimeline(context.shop, { orderId, kinds });
  return { currency, events: events.map(toldEvent) };
});

function toldEvent(event: TimelineEvent): AdminOutputs['orders']['timeline']['events'][number] {
  const common = { id: event.id, at: event.at.toISOString(), by: toldWho(event.by) };
  switch (event.kind) {
    case 'refund':
    case 'shipment':
      return { ...event, ...common, lines: [...event.lines] } as Extract<
        AdminOutputs['orders']['timeline']['events'][number],
        { kind: 'refund' | 'shipment' }
      >;
    case 'mail':
      return { ...event, ...common, sentAt: event.sentAt?.toISOString() ?? null };
    case 'edit':
      return {
        ...event,
        ...common,
        changes: event.changes.map(({ path, ...values }) => ({ ...values, path: [...path] })),
      };
    case 'note': {
      const { revision: version, edited, earlier, kind, text } = event;
      const told = ({ at, by }: Pick<TimelineEvent, 'at' | 'by'>) => ({
        at: at.toISOString(),
        by: toldWho(by),
      });
      return {
        ...common,
        kind,
        text,
        version,
        edited: edited && told(edited),
        earlier: earlier.map((one) => ({ text: one.text, ...told(one) })),
      };
    }
    default:
      return { ...event, ...common };
  }
}
