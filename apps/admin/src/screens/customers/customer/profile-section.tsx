import type { Customer } from '@stoa/admin-contract';
import { type AccountStatus, accountStatuses } from '@stoa/domain';
import { adminCustomersText, adminCustomerText, customerStatusText } from '@stoa/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api, rereadOnConflict } from '../../../api/index.ts';
import { Facts } from '../../../kit/facts.tsx';
import { Check, RecordForm, SelectField, TextField } from '../../../kit/form/index.ts';
import { Section } from '../../../kit/section.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { personName } from '../person-name.ts';
import { statusOptions } from '../status.tsx';
import { useCustomerChange } from '../use-customer-change.ts';
import { useGroupOptions } from '../use-groups.ts';
import classes from './customer.module.css';
import { useMayWrite } from './use-customer.ts';

const schema = z.object({
  firstName: personName,
  lastName: personName,
  nickName: personName,
  group: z.string(),
  status: z.enum(accountStatuses),
});
type Typed = z.infer<typeof schema>;

/** Who a customer is, their group and their standing; values without inputs for whoever may not change them. ADM-014, ADM-302, ADM-304 */
export const ProfileSection = ({ customer }: { readonly customer: Customer }) => (
  <Section title={adminCustomerText.profile()}>
    {useMayWrite() ? <ProfileForm customer={customer} /> : <ProfileFacts customer={customer} />}
  </Section>
);

const ProfileFacts = ({ customer }: { readonly customer: Customer }) => {
  const { firstName, lastName, nickName, group, status } = customer;
  const told = (value: string | null) =>
    value || <span className={classes.quiet}>{adminCustomerText.none()}</span>;
  return (
    <Facts
      facts={[
        [adminCustomersText.firstName(), told(firstName)],
        [adminCustomersText.lastName(), told(lastName)],
        [adminCustomerText.nickName(), told(nickName)],
        [adminCustomersText.group(), group.name],
        [adminCustomersText.status(), customerStatusText[status]()],
      ]}
    />
  );
};

function ProfileForm({ customer }: { readonly customer: Customer }) {
  const { code: shop } = useWorkplace();
  const shown = useCustomerChange();
  const groups = useGroupOptions();
  const [tells, setTells] = useState(false);
  const { id, version, group, status } = customer;
  const options = withOption(groups ?? [], { value: group.code, label: group.name });

  const save = async ({ nickName: nick, ...changed }: Partial<Typed>) => {
    const send = () =>
      api.customers.change({
        shop,
        customer: id,
        version,
        ...changed,
        ...(nick !== undefined && { nickName: nick || null }),
        tell: tells && changed.status !== undefined && isTold(changed.status),
      });
    const saved = await rereadOnConflict(send, shown);
    setTells(false);
    await shown(saved);
    return valuesOf(saved);
  };
  const tellValue = (field: string, value: unknown) => {
    if (field === 'group') return options.find((option) => option.value === value)?.label;
    return field === 'status' ? statusOptions.find((option) => option.value === value)?.label : undefined;
  };
  return (
    <RecordForm
      schema={schema}
      values={valuesOf(customer)}
      onSave={save}
      saved={adminCustomerText.saved()}
      tellValue={tellValue}
    >
      <div className={classes.pair}>
        <TextField name="firstName" label={adminCustomersText.firstName()} autoComplete="off" />
        <TextField name="lastName" label={adminCustomersText.lastName()} autoComplete="off" />
      </div>
      <TextField
        name="nickName"
        label={adminCustomerText.nickName()}
        description={adminCustomerText.nickNameHelp()}
        autoComplete="off"
      />
      <div className={classes.pair}>
        <SelectField name="group" label={adminCustomersText.group()} options={options} />
        <SelectField name="status" label={adminCustomersText.status()} options={statusOptions} />
      </div>
      <TellChoice before={status} tells={tells} onChange={setTells} />
    </RecordForm>
  );
}

const valuesOf = ({ firstName, lastName, nickName, group, status }: Customer): Typed => ({
  firstName,
  lastName,
  nickName: nickName ?? '',
  group: group.code,
  status,
});

interface TellChoiceProps {
  readonly before: AccountStatus;
  readonly tells: boolean;
  readonly onChange: (tells: boolean) => void;
}

/** Offers the mail while another standing is chosen that is told; no field of the record, so it counts as no change. */
function TellChoice({ before, tells, onChange }: TellChoiceProps) {
  const status: AccountStatus = useWatch({ name: 'status' });
  if (status === before || !isTold(status)) return null;
  const label =
    status === 'restricted' ? adminCustomerText.tellThemRestricted() : adminCustomerText.tellThem();
  return <Check label={label} checked={tells} onChange={(event) => onChange(event.currentTarget.checked)} />;
}

/** Whether a customer can be told that this is their standing now. */
const isTold = (status: AccountStatus): boolean => status !== 'pending';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices with this one, which may be missing among them as long as they load. */
const withOption = (options: readonly Choice[], own: Choice): readonly Choice[] =>
  options.some(({ value }) => value === own.value) ? options : [own, ...options];
