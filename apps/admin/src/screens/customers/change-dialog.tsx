import { adminCustomersText, plural } from '@stoa/messages';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { CheckField, EntryForm, SelectField } from '../../kit/form/index.ts';
import { type Chosen, ChosenDialog, OnlyFirst } from '../../kit/list/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';
import { type ChangeKind, changeWords } from './change-words.ts';
import { useCustomerChange } from './use-customer-change.ts';
import { useGroupOptions } from './use-groups.ts';

interface ChangeDialogProps {
  readonly kind: ChangeKind;
  /** Finds whom it is about. */
  readonly find: () => Promise<Chosen>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Approves or restricts customers, or moves them to a group. It is about those who were found as it opened, and says how
 * many they are before and how many were changed after. ADM-302
 */
export function ChangeDialog({ kind, find, onDone, onClose }: ChangeDialogProps) {
  const { title, help } = changeWords[kind];
  return (
    <ChosenDialog
      find={find}
      onClose={onClose}
      title={(count) => (count === undefined ? adminCustomersText[kind]() : plural(count, ...title))}
      help={help()}
      gone={adminCustomersText.selectionGone()}
    >
      {(chosen) => <ChangeForm kind={kind} chosen={chosen} onDone={onDone} onClose={onClose} />}
    </ChosenDialog>
  );
}

const schemas = {
  status: z.object({ group: z.string(), tell: z.boolean() }),
  group: z.object({ group: z.string().min(1, adminCustomersText.groupNeeded()), tell: z.boolean() }),
};
type Typed = z.infer<typeof schemas.status>;

const statuses = { approve: 'verified', restrict: 'restricted' } as const;

type ChangeFormProps = Omit<ChangeDialogProps, 'find'> & { readonly chosen: Chosen };

function ChangeForm({ kind, chosen, onDone, onClose }: ChangeFormProps) {
  const { code: shop } = useWorkplace();
  const changed = useCustomerChange();
  const { action, done } = changeWords[kind];
  const change = async ({ group, tell: tells }: Typed) => {
    const wanted = kind === 'move' ? { group } : { status: statuses[kind], tell: tells };
    const answer = await api.customers.changeMany({ shop, customers: [...chosen.ids], ...wanted });
    tell(answer.changed === 0 ? adminCustomersText.asWanted() : plural(answer.changed, ...done));
    onDone();
    onClose();
    await changed();
  };
  return (
    <EntryForm
      signedIn
      schema={kind === 'move' ? schemas.group : schemas.status}
      values={{ group: '', tell: false }}
      onSubmit={change}
      submit={plural(chosen.ids.length, ...action)}
      submitProps={kind === 'restrict' ? { color: 'red' } : {}}
    >
      <OnlyFirst chosen={chosen} text={adminCustomersText.onlyFirst} />
      {kind === 'move' ? (
        <GroupField />
      ) : (
        <CheckField
          name="tell"
          label={adminCustomersText.tellThem()}
          description={adminCustomersText.tellThemHelp()}
        />
      )}
    </EntryForm>
  );
}

const GroupField = () => (
  <SelectField
    name="group"
    label={adminCustomersText.group()}
    placeholder={adminCustomersText.chooseGroup()}
    options={useGroupOptions() ?? []}
    first
  />
);
