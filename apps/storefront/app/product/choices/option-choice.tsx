import { shellText } from '@stoa/messages';
import { useId } from 'react';
import { Illustration } from './illustration.tsx';
import { type OptionFieldProps, optionName } from './option-control.ts';
import { useFeeText } from './use-fee-text.ts';

/** Shows an option whose values lie side by side: buttons, icons or radio choices. OPT-001 to OPT-004, OPT-023 */
export function OptionChoice({ option, choices, isDisabled = false, opensWith }: OptionFieldProps) {
  const id = useId();
  const name = optionName(option);
  const chosen = option.values.find(({ id }) => id === choices.selection.get(option.id));
  const feeText = useFeeText();
  const help = [option.helpText, opensWith].filter(Boolean).join(' ');
  const values = choices.states.get(option.id)?.values;
  const error = choices.errors.of(name);
  return (
    <fieldset
      className="variant"
      data-display={option.optionType}
      disabled={isDisabled}
      aria-describedby={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="variant-label">
        {option.label}
        {option.isRequired && !isDisabled && (
          <span aria-hidden="true" title={shellText.required()}>
            {' *'}
          </span>
        )}
      </legend>
      <div className="options">
        {option.values
          .filter((value) => values?.get(value.id) !== 'hide')
          .map((value) => (
            <span key={value.id} className="option-pair">
              <label className="option">
                <input
                  type="radio"
                  className="option-input"
                  name={name}
                  value={value.id}
                  checked={value === chosen}
                  required={option.isRequired}
                  disabled={values?.get(value.id) === 'disable'}
                  onInvalid={choices.errors.onInvalid(option.label)}
                  onChange={() => {
                    choices.errors.clear(name);
                    choices.select(option.id, value.id);
                  }}
                />
                <Illustration of={value} />
                <span className="option-label">{value.label}</span>
                {feeText(option, value) && <small className="option-hint">{feeText(option, value)}</small>}
              </label>
              <Illustration of={value} larger={value.label} />
            </span>
          ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
