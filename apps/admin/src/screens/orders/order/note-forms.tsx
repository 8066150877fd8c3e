import { Button } from '@mantine/core';
import type { TimelineEvent } from '@stoa/admin-contract';
import { adminOrderText } from '@stoa/messages';
import { useState } from 'react';
import { z } from 'zod';
import { api, problemOf } from '../../../api/index.ts';
import { EntryForm, TextAreaField } from '../../../kit/form/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import classes from './timeline.module.css';
import { useOrderChange } from './use-order.ts';

/** As long as the contract takes. */
const LONGEST = 4000;

const schema = z.object({ text: z.string().trim().min(1, adminOrderText.noteNeeded()).max(LONGEST) });
type Typed = z.infer<typeof schema>;

/** Adds a note for staff; what is refused keeps its text. ADM-206 */
export function AddNote({ order }: { readonly order: string }) {
  const { code: shop } = useWorkplace();
  const changed = useOrderChange();
  // Each note is written into a form of its own.
  const [added, setAdded] = useState(0);
  const add = async ({ text }: Typed) => {
    await api.orders.addNote({ shop, order, text });
    tell(adminOrderText.noteAdded());
    setAdded((count) => count + 1);
    await changed();
  };
  return (
    <div className={classes.write}>
      <EntryForm
        key={added}
        signedIn
        schema={schema}
        values={{ text: '' }}
        onSubmit={add}
        submit={adminOrderText.addNote()}
      >
        <TextAreaField
          name="text"
          label={adminOrderText.note()}
          placeholder={adminOrderText.notePlaceholder()}
          maxLength={LONGEST}
        />
      </EntryForm>
    </div>
  );
}

interface EditNoteProps {
  readonly order: string;
  readonly note: Extract<TimelineEvent, { kind: 'note' }>;
  readonly onClose: () => void;
}

/** Gives a note another text; those before are kept, and what is refused keeps what was typed. ADM-206 */
export function EditNote({ order, note, onClose }: EditNoteProps) {
  const { code: shop } = useWorkplace();
  const changed = useOrderChange();
  const { id, text: before, version } = note;
  const [values] = useState({ text: before });
  const save = async ({ text }: Typed) => {
    try {
      await api.orders.editNote({ shop, order, note: id, version, text });
    } catch (error) {
      // Somebody else was faster: what is sent next is by the version that is there now.
      if (problemOf(error)?.status === 409) await changed();
      throw error;
    }
    tell(adminOrderText.noteSaved());
    onClose();
    await changed();
  };
  return (
    <EntryForm
      signedIn
      schema={schema}
      values={values}
      onSubmit={save}
      submit={adminOrderText.saveNote()}
      aside={
        <Button variant="default" onClick={onClose}>
          {adminOrderText.cancel()}
        </Button>
      }
    >
      <TextAreaField name="text" label={adminOrderText.note()} maxLength={LONGEST} first />
    </EntryForm>
  );
}
