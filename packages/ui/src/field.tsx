import { shellText } from '@stoa/messages';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldFrameProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Id of the control, for who links to it; else one of its own. */
  readonly id?: string | undefined;
  /** Whether the error is announced elsewhere, as by a list of all errors. */
  readonly quiet?: boolean | undefined;
}

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

/** Label, help and error around a control, tied to it for those who do not see them. */
function FieldFrame({
  label,
  help,
  error,
  required,
  id: givenId,
  quiet,
  children,
}: FieldFrameProps & { children: (w: Wiring) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        {required && (
          <span aria-hidden="true" title={shellText.required()}>
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error" role={quiet ? undefined : 'alert'}>
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, help, error, required, id, quiet, ...input }: InputProps) {
  return (
    <FieldFrame label={label} help={help} error={error} required={required} id={id} quiet={quiet}>
      {(wiring) => <input type="text" className="input" required={required} {...input} {...wiring} />}
    </FieldFrame>
  );
}

type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextAreaField({ label, help, error, required, id, quiet, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} help={help} error={error} required={required} id={id} quiet={quiet}>
      {(wiring) => <textarea className="input" rows={3} required={required} {...area} {...wiring} />}
    </FieldFrame>
  );
}

type SelectProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id'> & {
    readonly options: readonly {
      readonly value: string;
      readonly label: string;
      readonly disabled?: boolean;
    }[];
    readonly placeholder?: string | undefined;
  };

export function SelectField({
  label,
  help,
  error,
  required,
  id,
  quiet,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <FieldFrame label={label} help={help} error={error} required={required} id={id} quiet={quiet}>
      {(wiring) => (
        <select className="input" required={required} {...select} {...wiring}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
