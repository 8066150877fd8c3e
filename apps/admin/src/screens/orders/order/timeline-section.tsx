import { Skeleton, UnstyledButton } from '@mantine/core';
import type { Order, TimelineEvent } from '@stoa/admin-contract';
import { adminOrderText, timelineKindText } from '@stoa/messages';
import { useState } from 'react';
import { Section } from '../../../kit/section.tsx';
import { Loaded } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { EventItem } from './event-item.tsx';
import { type Kind, kindsIn, shownEvents } from './event-words.ts';
import { AddNote } from './note-forms.tsx';
import classes from './timeline.module.css';
import { useTimeline } from './use-order.ts';

/** All that happened to an order, the latest first, with the notes of staff among it. ADM-205, ADM-206 */
export function TimelineSection({ order }: { readonly order: Order }) {
  const mayWrite = useWorkplace().scopes.includes('orders:write');
  const timeline = useTimeline(order.id);
  return (
    <Section title={adminOrderText.timeline()} description={adminOrderText.timelineHelp()}>
      {mayWrite && <AddNote order={order.id} />}
      <Loaded query={timeline} outline={<TimelineOutline />}>
        {({ events, currency }) => (
          <Events order={order.id} events={events} currency={currency} mayWrite={mayWrite} />
        )}
      </Loaded>
    </Section>
  );
}

interface EventsProps {
  readonly order: string;
  readonly events: readonly TimelineEvent[];
  readonly currency: string;
  readonly mayWrite: boolean;
}

function Events({ order, events, currency, mayWrite }: EventsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Kind>>(new Set());
  const shown = shownEvents(events, chosen);
  const toggle = (kind: Kind) => {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    setChosen(next);
  };
  return (
    <>
      <fieldset className={classes.kinds}>
        <legend className="unseen">{adminOrderText.kinds()}</legend>
        <Choice
          label={adminOrderText.allKinds()}
          chosen={chosen.size === 0}
          onChoose={() => setChosen(new Set())}
        />
        {kindsIn(events).map((kind) => (
          <Choice
            key={kind}
            label={timelineKindText[kind]()}
            chosen={chosen.has(kind)}
            onChoose={() => toggle(kind)}
          />
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <p className={classes.none}>{adminOrderText.nothingOfKind()}</p>
      ) : (
        <ol className={classes.events}>
          {shown.map((event) => (
            <EventItem
              key={event.kind + event.id}
              order={order}
              event={event}
              currency={currency}
              mayWrite={mayWrite}
            />
          ))}
        </ol>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ label, chosen, onChoose }: ChoiceProps) => (
  <UnstyledButton className={classes.kind} aria-pressed={chosen} onClick={onChoose}>
    {label}
  </UnstyledButton>
);

const TimelineOutline = () =>
  Array.from({ length: 4 }, (_, at) => (
    <Skeleton key={at} height={14} my={18} width={`${60 - (at % 3) * 12}%`} radius="sm" />
  ));
