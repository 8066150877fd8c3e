import type { AdminOutputs } from '@stoa/admin-contract';
import type { FieldName } from '@stoa/domain';
import { addressText, fieldLabel } from '@stoa/messages';
import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { tellCountry } from '../../../kit/address/countries.ts';
import { SelectField, TextField } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import classes from './customer.module.css';
import { fieldsOf, stateIn } from './typed-address.ts';

const optional = (field: FieldName) => addressText.optional({ label: fieldLabel(field) });
const labelOf = (field: FieldName, required: boolean) => (required ? fieldLabel(field) : optional(field));

interface AddressFieldsProps {
  readonly rules: AdminOutputs['customers']['addressRules'];
  /** The country at first: the shop may sell there no longer. */
  readonly kept: string;
}

/** The fields of an address, the country first: it says which others there are, and what they are called. */
export function AddressFields({ rules, kept }: AddressFieldsProps) {
  const country: string = useWatch({ name: 'address.country' });
  const { getValues, setValue } = useFormContext();
  const { postcode, state, states } = fieldsOf(country, rules.stateRequired);

  // A state of one country is none of another.
  const before = useRef(country);
  useEffect(() => {
    if (before.current === country) return;
    before.current = country;
    setValue('address.state', stateIn(country, String(getValues('address.state'))));
  }, [country, getValues, setValue]);

  return (
    <>
      <SelectField
        name="address.country"
        label={fieldLabel('country')}
        options={useCountries(rules.countries, kept)}
      />
      <div className={classes.pair}>
        <TextField name="address.firstName" label={fieldLabel('firstName')} autoComplete="off" />
        <TextField name="address.lastName" label={fieldLabel('lastName')} autoComplete="off" />
      </div>
      <TextField name="address.company" label={optional('company')} autoComplete="off" />
      <TextField name="address.line1" label={fieldLabel('line1')} autoComplete="off" />
      <TextField name="address.line2" label={optional('line2')} autoComplete="off" />
      <div className={classes.pair}>
        {postcode && (
          <TextField
            name="address.postcode"
            label={labelOf(postcode.name, postcode.required)}
            inputMode={postcode.digitsOnly ? 'numeric' : 'text'}
            autoComplete="off"
          />
        )}
        <TextField name="address.city" label={fieldLabel('city')} autoComplete="off" />
      </div>
      {state && states.length > 0 && (
        <SelectField
          name="address.state"
          label={labelOf(state.name, state.required)}
          placeholder={addressText.choose()}
          options={states}
        />
      )}
      {state && states.length === 0 && (
        <TextField name="address.state" label={labelOf(state.name, state.required)} autoComplete="off" />
      )}
      <TextField
        name="address.phone"
        type="tel"
        label={labelOf('phone', rules.phoneRequired)}
        autoComplete="off"
      />
    </>
  );
}

/** The countries of the shop by their names, and the one that the address is in. */
function useCountries(countries: readonly string[], kept: string) {
  const { locale } = usePlace();
  return useMemo(
    () =>
      [...new Set([...countries, kept])]
        .filter((code) => code !== '')
        .map((value) => ({ value, label: tellCountry(value, locale) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    [countries, kept, locale],
  );
}
