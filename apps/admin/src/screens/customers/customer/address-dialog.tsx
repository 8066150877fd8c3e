import type { AdminOutputs, Customer, CustomerAddress } from '@stoa/admin-contract';
import { defaultCountry } from '@stoa/domain';
import { adminCustomerText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queries, rereadOnConflict } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { CheckField, EntryForm, useSeenVersion } from '../../../kit/form/index.ts';
import { Loaded } from '../../../kit/state/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { useCustomerChange } from '../use-customer-change.ts';
import { AddressFields } from './address-fields.tsx';
import { addressSchema, fieldsOf, sentAddress, type TypedAddress, typedOf } from './typed-address.ts';

interface AddressDialogProps {
  readonly customer: Customer;
  /** Undefined for a new one. */
  readonly kept: CustomerAddress | undefined;
  readonly onClose: () => void;
}

/** Adds an address or changes one, by the rules of the shop and of its country. ADM-304 */
export function AddressDialog(props: AddressDialogProps) {
  const { code: shop } = useWorkplace();
  const rules = useQuery(queries.customers.addressRules.queryOptions({ input: { shop } }));
  const title =
    props.kept === undefined ? adminCustomerText.addAddressTitle() : adminCustomerText.editAddressTitle();
  return (
    <Dialog onClose={props.onClose} title={title}>
      <Loaded query={rules}>{(read) => <AddressForm {...props} rules={read} />}</Loaded>
    </Dialog>
  );
}

interface AddressFormProps extends AddressDialogProps {
  readonly rules: AdminOutputs['customers']['addressRules'];
}

function AddressForm({ customer, kept, rules, onClose }: AddressFormProps) {
  const { code: shop } = useWorkplace();
  const shown = useCustomerChange();
  const fromSeen = useSeenVersion(customer.version);
  const [values] = useState(() => typedOf(kept, defaultCountry(rules.countries) ?? '', customer));
  const { id, addresses } = customer;
  // The first one becomes the default, and the default stays it until another one does.
  const offersDefault = kept === undefined ? addresses.length > 0 : !kept.isDefault;

  const save = async (typed: TypedAddress) => {
    const address = sentAddress(typed, fieldsOf(typed.address.country, rules.stateRequired));
    const sent = { shop, customer: id, address, isDefault: typed.isDefault };
    const send = () =>
      kept === undefined
        ? api.customers.addAddress(sent)
        : fromSeen((version) => api.customers.changeAddress({ ...sent, id: kept.id, version }));
    const saved = await rereadOnConflict(send, shown);
    tell(kept === undefined ? adminCustomerText.addressAdded() : adminCustomerText.addressSaved());
    onClose();
    await shown(saved);
  };
  return (
    <EntryForm
      signedIn
      schema={addressSchema}
      values={values}
      onSubmit={save}
      submit={adminCustomerText.saveAddress()}
    >
      <AddressFields rules={rules} kept={values.address.country} />
      {offersDefault && <CheckField name="isDefault" label={adminCustomerText.makeDefault()} />}
    </EntryForm>
  );
}
