import type { CheckoutQuery } from '@stoa/contract';
import { checkoutText } from '@stoa/messages';
import { SelectField, TextField } from '@stoa/ui';
import type { AddressField, AddressValues } from './values.ts';

type Countries = CheckoutQuery['checkout']['countries'];

interface AddressFieldsProps {
  /** `shipping` or `billing`: the first part of the fields' names. */
  readonly prefix: 'shipping' | 'billing';
  readonly values: AddressValues;
  readonly countries: Countries;
  readonly errors: Readonly<Record<string, string>>;
}

/** Shows a postal address. Browsers fill it in by its autocomplete names. */
export function AddressFields({ prefix, values, countries, errors }: AddressFieldsProps) {
  const field = (name: AddressField, autocomplete: string) => ({
    name: `${prefix}.${name}`,
    defaultValue: values[name],
    error: errors[`${prefix}_address.${name}`],
    autoComplete: `${prefix} ${autocomplete}`,
    maxLength: 255,
  });
  const country = countries.countries.find((one) => one.code === values.country);
  const stateRequired = countries.state_required.includes(values.country);
  return (
    <div className="address-fields">
      <TextField label={checkoutText.firstName()} required {...field('first_name', 'given-name')} />
      <TextField label={checkoutText.lastName()} required {...field('last_name', 'family-name')} />
      <div className="address-wide">
        <TextField label={checkoutText.company()} {...field('company', 'organization')} />
      </div>
      <div className="address-wide">
        <TextField label={checkoutText.street()} required {...field('street', 'address-line1')} />
      </div>
      <div className="address-wide">
        <TextField label={checkoutText.street2()} {...field('street2', 'address-line2')} />
      </div>
      <TextField label={checkoutText.city()} required {...field('city', 'address-level2')} />
      {country && country.states.length > 0 ? (
        <SelectField
          key={values.country}
          label={stateRequired ? checkoutText.state() : checkoutText.stateOptional()}
          required={stateRequired}
          placeholder=""
          options={country.states.map((state) => ({ value: state.code, label: state.name }))}
          {...field('state', 'address-level1')}
        />
      ) : (
        <TextField label={checkoutText.stateOptional()} {...field('state', 'address-level1')} />
      )}
      <TextField label={checkoutText.postcode()} required {...field('postcode', 'postal-code')} />
      <SelectField
        label={checkoutText.country()}
        required
        options={countries.countries.map((one) => ({ value: one.code, label: one.name }))}
        {...field('country', 'country')}
      />
      <div className="address-wide">
        <TextField
          label={checkoutText.phone()}
          type="tel"
          required={prefix === 'shipping'}
          {...field('phone', 'tel')}
        />
      </div>
    </div>
  );
}
