import { Button } from '@mantine/core';
import type { TimelineEvent } from '@stoa/admin-contract';
import { adminOrderText, plural } from '@stoa/messages';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlace } from '../../../kit/place.ts';
import { Time, tellTime } from '../../../kit/time.tsx';
import { EditNote } from './note-forms.tsx';
import classes from './timeline.module.css';
import { tellWho } from './who.ts';

interface NoteItemProps {
  readonly order: string;
  readonly note: Extract<TimelineEvent, { kind: 'note' }>;
  readonly mayWrite: boolean;
}

/** A note of staff with the texts that it had before. ADM-206 */
export function NoteItem({ order, note, mayWrite }: NoteItemProps) {
  const [editing, setEditing] = useState(false);
  const place = usePlace();
  const { text, by, at, edited, earlier } = note;
  const who = tellWho(by);
  if (editing) return <EditNote order={order} note={note} onClose={() => setEditing(false)} />;
  return (
    <div className={classes.note}>
      <p className={classes.noteText}>{text}</p>
      <div className={classes.noteFoot}>
        <p className={classes.meta}>
          <span>{who}</span>
          <Time at={at} />
          {edited && (
            <span>
              {adminOrderText.edited({
                time: tellTime(edited.at, place, 'minute'),
                who: tellWho(edited.by),
              })}
            </span>
          )}
        </p>
        {mayWrite && (
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<IconPencil size={13} aria-hidden />}
            aria-label={adminOrderText.editNoteOf({ who })}
            onClick={() => setEditing(true)}
          >
            {adminOrderText.editNote()}
          </Button>
        )}
      </div>
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>{plural(earlier.length, adminOrderText.oneEarlier, adminOrderText.earlier)}</summary>
          <ol>
            {earlier.map((one, index) => (
              // Two texts may be of one moment; nothing but their place tells them apart.
              <li key={`${index}${one.at}`}>
                <p className={classes.noteText}>{one.text}</p>
                <p className={classes.meta}>
                  <span>{tellWho(one.by)}</span>
                  <Time at={one.at} />
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
