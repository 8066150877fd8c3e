import { countCharacters, firstCharacters } from '@stoa/domain';
import { choiceText } from '@stoa/messages';
import { SelectField, TextAreaField, TextField } from '@stoa/ui';
import { IllustrationPair } from './illustration.tsx';
import { OptionChoice } from './option-choice.tsx';
import { type OptionFieldProps, optionName } from './option-control.ts';
import { useFeeText } from './use-fee-text.ts';
import { ValuePictures } from './value-pictures.tsx';

/** One option, asked for by its own kind of control. OPT-001 to OPT-005, OPT-010 to OPT-015 */
export function OptionField(props: OptionFieldProps) {
  switch (props.option.optionType) {
    case 'select':
      return <OptionSelect {...props} />;
    case 'text':
    case 'textarea':
      return <OptionText {...props} />;
    default:
      return <OptionChoice {...props} />;
  }
}

/**
 * Shows a list of values, which shows no pictures: that of the value chosen stands beside it. Without scripts it
 * would stay when another is chosen; then all of them are shown.
 */
function OptionSelect({ option, choices, isDisabled = false, opensWith }: OptionFieldProps) {
  const name = optionName(option);
  const chosen = option.values.find(({ id }) => id === choices.selection.get(option.id));
  const feeText = useFeeText();
  const states = choices.states.get(option.id)?.values;
  const values = option.values.filter(({ id }) => states?.get(id) !== 'hide');
  return (
    <div className="option-select">
      <SelectField
        label={option.label}
        help={[option.helpText, opensWith].filter(Boolean).join(' ')}
        error={choices.errors.of(name)}
        name={name}
        required={option.isRequired && !isDisabled}
        disabled={isDisabled}
        value={chosen?.id ?? ''}
        placeholder={option.placeholderText ?? choiceText.pleaseSelect()}
        options={values.map((value) => ({
          value: value.id,
          label: [value.label, feeText(option, value)].filter(Boolean).join(' '),
          disabled: states?.get(value.id) === 'disable',
        }))}
        onInvalid={choices.errors.onInvalid(option.label)}
        onChange={(event) => {
          choices.errors.clear(name);
          choices.select(option.id, event.target.value);
        }}
      />
      {chosen && <IllustrationPair of={chosen} />}
      <noscript>{import.meta.env.SSR && <ValuePictures values={values} />}</noscript>
    </div>
  );
}

function OptionText({ option, choices, isDisabled = false, opensWith }: OptionFieldProps) {
  const feeText = useFeeText();
  const name = optionName(option);
  const typed = choices.selection.get(option.id) ?? '';
  const { min = 0, max = Number.POSITIVE_INFINITY } = option.textLimit ?? {};
  const left =
    option.textLimit && !isDisabled && choiceText.charactersLeft({ n: max - countCharacters(typed) });
  const control = {
    label: [option.label, feeText(option)].filter(Boolean).join(' '),
    help: [option.helpText, left, opensWith].filter(Boolean).join(' '),
    error: choices.errors.of(name),
    name,
    required: option.isRequired && !isDisabled,
    disabled: isDisabled,
    value: typed,
    placeholder: option.placeholderText,
    onInvalid: choices.errors.onInvalid(option.label, min),
    onChange: (event: { target: { value: string } }) => {
      choices.errors.clear(name);
      choices.select(option.id, firstCharacters(event.target.value, max));
    },
    // Not `maxLength`: a browser counts units, of which an emoji has several.
    ...(min > 0 && { minLength: min }),
  };
  return option.optionType === 'textarea' ? <TextAreaField {...control} /> : <TextField {...control} />;
}
