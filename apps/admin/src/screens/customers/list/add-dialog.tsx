import { accountStatuses, isKnownEmail } from '@stoa/domain';
import { adminCustomersText, adminFormText } from '@stoa/messages';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { EntryForm, forgetUnsaved, SelectField, TextField } from '../../../kit/form/index.ts';
import { Loading } from '../../../kit/state/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { nameOf } from '../name.ts';
import { personName } from '../person-name.ts';
import { statusOptions } from '../status.tsx';
import { useCustomerChange } from '../use-customer-change.ts';
import { useGroupOptions } from '../use-groups.ts';

const schema = z.object({
  email: z.string().trim().refine(isKnownEmail, adminFormText.emailNeeded()),
  firstName: personName,
  lastName: personName,
  group: z.string(),
  status: z.enum(accountStatuses),
});

/** Adds a customer and leads to their page. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const groups = useGroupOptions();
  return (
    <Dialog onClose={onClose} title={adminCustomersText.addTitle()} help={adminCustomersText.addHelp()}>
      {groups === undefined ? <Loading /> : <AddForm groups={groups} onClose={onClose} />}
    </Dialog>
  );
}

interface AddFormProps {
  readonly groups: NonNullable<ReturnType<typeof useGroupOptions>>;
  readonly onClose: () => void;
}

function AddForm({ groups, onClose }: AddFormProps) {
  const { code: shop } = useWorkplace();
  const navigate = useNavigate();
  const changed = useCustomerChange();
  const add = async ({ group, ...typed }: z.infer<typeof schema>) => {
    const { id } = await api.customers.create({ shop, ...typed, ...(group !== '' && { group }) });
    tell(adminCustomersText.added({ name: nameOf(typed) }));
    forgetUnsaved();
    onClose();
    navigate(`/${shop}/customers/${id}`);
    await changed();
  };
  return (
    <EntryForm
      signedIn
      schema={schema}
      values={{ email: '', firstName: '', lastName: '', group: groups[0]?.value ?? '', status: 'verified' }}
      onSubmit={add}
      submit={adminCustomersText.add()}
    >
      <TextField name="email" type="email" label={adminCustomersText.email()} autoComplete="off" first />
      <TextField name="firstName" label={adminCustomersText.firstName()} autoComplete="off" />
      <TextField name="lastName" label={adminCustomersText.lastName()} autoComplete="off" />
      {groups.length > 0 && <SelectField name="group" label={adminCustomersText.group()} options={groups} />}
      <SelectField name="status" label={adminCustomersText.status()} options={statusOptions} />
    </EntryForm>
  );
}
