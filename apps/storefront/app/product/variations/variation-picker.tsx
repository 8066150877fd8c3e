import {
  chooseOption,
  hasNoOptions,
  type IndexedVariation,
  type OptionState,
  type VariationAttributeState,
  type VariationIndex,
} from '@stoa/domain';
import { tGoods, variationChoiceText } from '@stoa/messages';
import { Swatch } from '@stoa/ui';
import { useId } from 'react';
import { OptionLinks } from './option-links.tsx';
import { selectionOf } from './variation-index.ts';

interface VariationPickerProps {
  readonly index: VariationIndex;
  readonly chosen: IndexedVariation;
  readonly states: readonly VariationAttributeState[];
  readonly othersChanged: boolean;
  /** Colour of an option, by attribute id and value. */
  readonly swatchOf: (attributeId: string, value: string) => string | undefined;
  /** Address of the product with this sku chosen. */
  readonly pathOf: (sku: string) => string;
  readonly onChoose: (attributeId: string, value: string) => void;
}

/**
 * One group of options for each property in which the variations differ. Without scripts the options are
 * links, so that every combination can still be reached. VAR-001 to VAR-005, VAR-018 to VAR-021
 */
export function VariationPicker({ index, chosen, states, othersChanged, ...props }: VariationPickerProps) {
  if (hasNoOptions(states)) return <p className="notice">{variationChoiceText.noOptions()}</p>;
  const selection = selectionOf(index.attributes, chosen.values);
  const hrefOf = (attributeId: string, value: string) => {
    const choice = chooseOption(index, selection, attributeId, value);
    return choice && props.pathOf(choice.chosen.variation.sku);
  };
  return (
    <div className="variants">
      {states.map((state) => (
        <VariationAttributeGroup key={state.attribute.id} state={state} hrefOf={hrefOf} {...props} />
      ))}
      <p role="status" className="variants-hint">
        {othersChanged && variationChoiceText.otherOptionsUpdated()}
      </p>
    </div>
  );
}

interface VariationAttributeGroupProps extends Pick<VariationPickerProps, 'swatchOf' | 'onChoose'> {
  readonly state: VariationAttributeState;
  readonly hrefOf: (attributeId: string, value: string) => string | undefined;
}

function VariationAttributeGroup({ state, hrefOf, swatchOf, onChoose }: VariationAttributeGroupProps) {
  const { attribute, options } = state;
  const selected = options.find((option) => option.selected);
  const labelId = useId();
  const choose = (value: string) => onChoose(attribute.id, value);
  return (
    <fieldset className="variant" data-display={attribute.displayType}>
      <legend className="variant-label" id={labelId}>
        {attribute.label}
        {selected && <span className="variant-value">{selected.label}</span>}
      </legend>
      <div className="needs-script">
        {attribute.displayType === 'dropdown' ? (
          <OptionSelect options={options} labelledBy={labelId} onChoose={choose} />
        ) : (
          <div className="options">
            {options.map((option) => (
              <OptionRadio
                key={option.value}
                option={option}
                name={labelId}
                swatch={swatchOf(attribute.id, option.value)}
                onChoose={choose}
              />
            ))}
          </div>
        )}
      </div>
      <noscript>
        <OptionLinks
          options={options}
          hrefOf={(value) => hrefOf(attribute.id, value)}
          swatchOf={(value) => swatchOf(attribute.id, value)}
        />
      </noscript>
    </fieldset>
  );
}

interface OptionRadioProps {
  readonly option: OptionState;
  readonly name: string;
  readonly swatch: string | undefined;
  readonly onChoose: (value: string) => void;
}

function OptionRadio({ option, name, swatch, onChoose }: OptionRadioProps) {
  return (
    <label className="option" data-type={option.type}>
      <input
        type="radio"
        className="option-input"
        name={name}
        value={option.value}
        checked={option.selected}
        disabled={!option.enabled}
        onChange={() => onChoose(option.value)}
      />
      {swatch && <Swatch color={swatch} />}
      <span className="option-label">{option.label}</span>
      {option.hint && <small className="option-hint">{tGoods(option.hint)}</small>}
    </label>
  );
}

interface OptionSelectProps {
  readonly options: readonly OptionState[];
  readonly labelledBy: string;
  readonly onChoose: (value: string) => void;
}

function OptionSelect({ options, labelledBy, onChoose }: OptionSelectProps) {
  const selected = options.find((option) => option.selected);
  return (
    <select
      className="input"
      aria-labelledby={labelledBy}
      value={selected?.value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={!option.enabled}>
          {option.hint
            ? variationChoiceText.optionWithHint({ label: option.label, hint: tGoods(option.hint) })
            : option.label}
        </option>
      ))}
    </select>
  );
}
