import type { TimelineEvent } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import {
  IconArrowsExchange,
  IconCash,
  IconMail,
  IconMailX,
  IconNote,
  IconPencil,
  IconReceiptRefund,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react';
import { Time } from '../../../kit/time.tsx';
import { type Kind, tellEvent, wordsOf } from './event-words.ts';
import { NoteItem } from './note-item.tsx';
import classes from './timeline.module.css';
import { tellWho } from './who.ts';

const icons: Readonly<Record<Kind, TablerIcon>> = {
  state: IconArrowsExchange,
  payment: IconCash,
  refund: IconReceiptRefund,
  shipment: IconTruckDelivery,
  mail: IconMail,
  edit: IconPencil,
  note: IconNote,
};

interface EventItemProps {
  readonly order: string;
  readonly event: TimelineEvent;
  readonly currency: string;
  readonly mayWrite: boolean;
}

/** Something that happened to an order: what, when and by whom. ADM-205 */
export function EventItem({ order, event, currency, mayWrite }: EventItemProps) {
  const Icon = event.kind === 'mail' && event.delivery === 'failed' ? IconMailX : icons[event.kind];
  const words = wordsOf(event);
  return (
    <li className={classes.event} data-kind={event.kind}>
      <span className={classes.sign} data-wrong={event.kind === 'mail' && event.delivery === 'failed'}>
        <Icon size={15} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.what}>
        {event.kind === 'note' ? (
          <NoteItem order={order} note={event} mayWrite={mayWrite} />
        ) : (
          <>
            <p className={classes.sentence}>{tellEvent(event, currency)}</p>
            {words !== '' && <p className={classes.words}>{words}</p>}
            {event.kind === 'mail' && <Delivery {...event} />}
            {event.kind === 'edit' && <Changes {...event} />}
            <p className={classes.meta}>
              <span>{tellWho(event.by)}</span>
              <Time at={event.at} />
            </p>
          </>
        )}
      </div>
    </li>
  );
}

type Mail = Extract<TimelineEvent, { kind: 'mail' }>;

/** What became of a mail. */
const Delivery = ({ delivery, sentAt, attempts, lastError }: Mail) => (
  <p className={classes.delivery} data-delivery={delivery}>
    <span>{adminOrderText[`delivery.${delivery}`]()}</span>
    {sentAt !== null && <Time at={sentAt} />}
    {attempts > 1 && <span>{adminOrderText.attempts({ n: attempts })}</span>}
    {lastError && delivery !== 'sent' && <span>{adminOrderText.lastError({ error: lastError })}</span>}
  </p>
);

type Edit = Extract<TimelineEvent, { kind: 'edit' }>;

const tellValue = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return adminOrderText.nothing();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const Changes = ({ changes }: Edit) => (
  <ul className={classes.changes}>
    {changes.map(({ path, before, after }) => (
      <li key={path.join('\n')}>
        {adminOrderText.change({
          field: path.join(' · '),
          before: tellValue(before),
          after: tellValue(after),
        })}
      </li>
    ))}
  </ul>
);
