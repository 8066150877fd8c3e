import type { CheckoutQuery } from '@stoa/contract';
import { addressFormat, type FieldName, isPostcode, stateOfPostcode } from '@stoa/domain';
import { addressText, fieldLabel } from '@stoa/messages';
import { SelectField, TextField } from '@stoa/ui';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddressErrors, AddressField, AddressValues } from './address-values.ts';
import { Fold } from './fold.tsx';

type Countries = CheckoutQuery['checkout']['countries'];

interface AddressFieldsProps {
  /** The first part of the fields' names and ids: `shipping.city` and `shipping-city`. */
  readonly prefix: string;
  /** The group of fields that browsers fill in together. */
  readonly group?: 'shipping' | 'billing' | undefined;
  readonly values: AddressValues;
  readonly countries: Countries;
  readonly errors: AddressErrors;
  /** Whether the errors are announced elsewhere. */
  readonly quiet?: boolean | undefined;
}

/**
 * Shows a postal address, as its country writes it. Browsers fill it in by its autocomplete names. A postcode names the
 * state where it can, and a state that was chosen for one country is there again when that country is.
 */
export function AddressFields({ prefix, group, values, countries, errors, quiet }: AddressFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState(values.country);
  const [states, setStates] = useState<Readonly<Record<string, string>>>({ [values.country]: values.state });
  // What was chosen before the scripts came.
  useEffect(() => {
    const chosen = controlOf(fields.current, `${prefix}.country`)?.value;
    if (chosen) setCode(chosen);
  }, [prefix]);

  const country = countries.countries.find((one) => one.code === code);
  const format = addressFormat(code);
  const stateRequired = countries.state_required.includes(code);
  const stateName = format.state ?? 'region';
  const field = (name: AddressField, autocomplete: string) => ({
    id: `${prefix}-${name}`,
    name: `${prefix}.${name}`,
    defaultValue: values[name],
    error: errors[name],
    quiet,
    autoComplete: [group, autocomplete].filter(Boolean).join(' '),
    maxLength: 255,
  });
  const state = { ...field('state', 'address-level1'), defaultValue: states[code] ?? '' };
  const keepState = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setStates({ ...states, [code]: event.target.value });

  const completeState = (event: FormEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const found = isPostcode(typed, code) ? stateOfPostcode(code, typed) : undefined;
    const control = controlOf(fields.current, `${prefix}.state`);
    if (!found || control?.value !== '') return;
    control.value = found.code;
    // As if it had been chosen: totals and what is kept follow it.
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
  };

  return (
    <div className="address-fields" ref={fields}>
      <div className="address-wide">
        <SelectField
          label={fieldLabel('country')}
          required
          options={countries.countries.map((one) => ({ value: one.code, label: one.name }))}
          {...field('country', 'country')}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <TextField label={fieldLabel('firstName')} required {...field('first_name', 'given-name')} />
      <TextField label={fieldLabel('lastName')} required {...field('last_name', 'family-name')} />
      <Fold label={addressText.addCompany()} open={Boolean(values.company || errors.company)}>
        <TextField label={optional('company')} {...field('company', 'organization')} />
      </Fold>
      <div className="address-wide">
        <TextField label={fieldLabel('line1')} required {...field('street', 'address-line1')} />
      </div>
      <Fold label={addressText.addLine2()} open={Boolean(values.street2 || errors.street2)}>
        <TextField label={optional('line2')} {...field('street2', 'address-line2')} />
      </Fold>
      {format.postcode && (
        <TextField
          label={labelOf(format.postcode.name, format.postcode.required)}
          required={format.postcode.required}
          inputMode={format.postcode.digitsOnly ? 'numeric' : 'text'}
          autoCapitalize="characters"
          onInput={completeState}
          {...field('postcode', 'postal-code')}
        />
      )}
      <TextField label={fieldLabel('city')} required {...field('city', 'address-level2')} />
      {format.state && country && country.states.length > 0 && (
        <SelectField
          key={code}
          label={labelOf(stateName, stateRequired)}
          required={stateRequired}
          placeholder={addressText.choose()}
          options={country.states.map((one) => ({ value: one.code, label: one.name }))}
          onChange={keepState}
          {...state}
        />
      )}
      {(format.state || stateRequired) && country?.states.length === 0 && (
        <TextField
          key={code}
          label={labelOf(stateName, stateRequired)}
          required={stateRequired}
          onChange={keepState}
          {...state}
        />
      )}
      <TextField
        label={optional('phone')}
        type="tel"
        help={addressText.phoneHelp()}
        {...field('phone', 'tel')}
        maxLength={32}
      />
    </div>
  );
}

const optional = (field: FieldName) => addressText.optional({ label: fieldLabel(field) });
const labelOf = (field: FieldName, required: boolean) => (required ? fieldLabel(field) : optional(field));

/** Returns the control of this name. */
function controlOf(fields: HTMLElement | null, name: string): HTMLInputElement | HTMLSelectElement | null {
  return fields?.querySelector(`[name="${name}"]`) ?? null;
}
