import type { GoodsCode, MessageDescriptor } from '../i18n/index.ts';
import {
  keyOf,
  type VariationAttribute,
  type VariationIndex,
  type VariationSelection,
  valuesOf,
} from './model.ts';
import { type OptionType, optionTypeLabel } from './option-type.ts';

export interface OptionState {
  readonly value: string;
  readonly label: string;
  readonly type: OptionType;
  /** Sold Out, Unavailable, See Other Sellers or See Options; absent when it is simply there. */
  readonly hint?: MessageDescriptor<GoodsCode>;
  readonly selected: boolean;
  readonly enabled: boolean;
}

export interface VariationAttributeState {
  readonly attribute: VariationAttribute;
  /** Without the hidden ones. */
  readonly options: readonly OptionState[];
}

/**
 * Computes how the picker draws each option for the current selection.
 *
 * Each attribute is seen under the choices of those before it, so that the first one is always free and every
 * combination can be reached. An option that no variation has under them is missing: hidden with a valid
 * `variation_display`, else disabled. One whose exact combination does not exist or is unavailable while others are
 * there is 'See Options': choosing it lets the later attributes follow. VAR-006 to VAR-021, VAR-034, OPEN-015
 */
export function variationAttributeStates(
  index: VariationIndex,
  current: VariationSelection,
): VariationAttributeState[] {
  const selected = valuesOf(index.attributes, current);
  return index.attributes.map((attribute, position) => ({
    attribute,
    options: attribute.options.flatMap((option): OptionState[] => {
      const type = typeOf(index, selected, position, option.value);
      if (type === undefined && index.hidesMissing) return [];
      return [optionState(option, type ?? 'type_4', selected[position] === option.value)];
    }),
  }));
}

function optionState(
  option: { value: string; label: string },
  type: OptionType,
  selected: boolean,
): OptionState {
  const hint = optionTypeLabel(type);
  return { ...option, type, ...(hint && { hint }), selected, enabled: type !== 'type_4' };
}

/** `undefined` when no variation has the option under the choices before it. */
function typeOf(
  index: VariationIndex,
  selected: readonly string[],
  position: number,
  value: string,
): OptionType | undefined {
  const before = selected.slice(0, position);
  if (before.includes('')) return index.byValue[position]?.has(value) ? 'type_6' : undefined;
  const under = index.byPrefix.get(keyOf([...before, value]));
  if (!under) return undefined;
  const exact = index.byPrefix.get(keyOf([...before, value, ...selected.slice(position + 1)]))?.first;
  if (exact && exact.type !== 'type_4') return exact.type;
  return under.available ? 'type_6' : 'type_4';
}

/** 'There are no options available for this product.' VAR-005 */
export function hasNoOptions(states: readonly VariationAttributeState[]): boolean {
  return states.every((state) => state.options.every((option) => !option.enabled));
}
