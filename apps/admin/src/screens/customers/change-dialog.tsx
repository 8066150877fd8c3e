import { Text } from '@mantine/core';
import { adminCustomersText, plural } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { CheckField, EntryForm, SelectField } from '../../kit/form/index.ts';
import { type Chosen, MOST_AT_ONCE } from '../../kit/list/index.ts';
import { Loaded } from '../../kit/state/index.ts';
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
  const id = useId();
  const query = useQuery({
    queryKey: ['customers', 'chosen', id],
    queryFn: find,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { title, help } = changeWords[kind];
  const count = query.data?.ids.length;
  return (
    <Dialog
      onClose={onClose}
      title={count === undefined ? adminCustomersText[kind]() : plural(count, ...title)}
      help={help()}
    >
      <Loaded query={query}>
        {(chosen) =>
          chosen.ids.length === 0 ? (
            <Text size="sm">{adminCustomersText.selectionGone()}</Text>
          ) : (
            <ChangeForm kind={kind} chosen={chosen} onDone={onDone} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

const schemas = {
  status: z.object({ group: z.string(), tell: z.boolean() }),
  group: z.object({ group: z.string().min(1, adminCustomersText.groupNeeded()), tell: z.boolean() }),
};
type Typed = z.infer<typeof schemas.status>;

const statuses = { approve: 'verified', restrict: 'restricted' } as const;

type ChangeFormProps = Omit<ChangeDialogProps, 'find'> & { readonly chosen: Chosen };

function ChangeForm({ kind, chosen: { ids, selected }, onDone, onClose }: ChangeFormProps) {
  const { code: shop } = useWorkplace();
  const changed = useCustomerChange();
  const { action, done } = changeWords[kind];
  const change = async ({ group, tell: tells }: Typed) => {
    const wanted = kind === 'move' ? { group } : { status: statuses[kind], tell: tells };
    const answer = await api.customers.changeMany({ shop, customers: [...ids], ...wanted });
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
      submit={plural(ids.length, ...action)}
      submitProps={kind === 'restrict' ? { color: 'red' } : {}}
    >
      {selected > ids.length && ids.length === MOST_AT_ONCE && (
        <Text size="sm" role="status">
          {adminCustomersText.onlyFirst({ most: MOST_AT_ONCE, n: selected })}
        </Text>
      )}
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
