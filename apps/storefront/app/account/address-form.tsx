import type { AddressBookQuery } from '@stoa/contract';
import { accountText } from '@stoa/messages';
import { Form, Link, useNavigation } from 'react-router';
import { AddressFields } from '../address/address-fields.tsx';
import type { AddressValues } from '../address/address-values.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormNotice } from './form-notice.tsx';

interface AddressFormProps {
  /** Of the address that is changed; empty for a new one. */
  readonly id: string;
  readonly values: AddressValues;
  readonly countries: AddressBookQuery['countries'];
  readonly answer: FormAnswer | undefined;
  /** The first address is the default, whether or not it is asked for. */
  readonly offersDefault: boolean;
  readonly back: string;
}

export function AddressForm({ id, values, countries, answer, offersDefault, back }: AddressFormProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <h1 className="mb-6">{id ? accountText.editAddress() : accountText.newAddress()}</h1>
      <Form method="post" className="account-form" noValidate>
        <FormNotice answer={answer} />
        <input type="hidden" name="id" value={id} />
        <AddressFields prefix="address" values={values} countries={countries} errors={answer?.errors ?? {}} />
        {offersDefault && (
          <label className="check">
            <input type="checkbox" name="is_default" />
            {accountText.makeDefault()}
          </label>
        )}
        <div className="account-actions">
          <button type="submit" className="button button-solid" aria-disabled={busy}>
            {accountText.saveAddress()}
          </button>
          <Link to={back} className="button button-hollow">
            {accountText.cancel()}
          </Link>
        </div>
      </Form>
    </>
  );
}
