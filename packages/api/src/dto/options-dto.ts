import type { ProductPage } from '@stoa/commerce';
import type {
  ChoiceOption,
  PersonalizationOption as ContractField,
  ProductOptionRule as ContractRule,
  OptionThumbnail as ContractThumbnail,
  TextOption,
} from '@stoa/contract';
import {
  type OptionThumbnail,
  type PersonalizationOption,
  type ProductOption,
  type ProductOptionRule,
  takesText,
} from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { identityWithin } from '../edge/identity.ts';
import { major } from '../edge/money.ts';
import { toPicture } from '../edge/pictures.ts';
import { buyerFor } from '../edge/request-values.ts';

/**
 * An option with the fields of both kinds, of which the contract's JSON has all and each of its types its own. As JSON
 * its `_id` is its code, by which the rules beside it name it.
 */
export type OptionFields = ChoiceOption & TextOption;

/**
 * Options as the specification names their parts; a fee is hidden where the price is, and pictures are addresses like
 * those of the product: the smallest, and where it may be enlarged the others. ENT-049 to ENT-051
 */
export function toOptions(
  api: ApiContext,
  { productOptions }: Pick<ProductPage, 'productOptions'>,
): OptionFields[] {
  const visible = buyerFor(api).prices === 'visible';
  const fee = (amount: number) => (visible ? major(amount, api.shop.shop.currency) : null);
  return productOptions.map((option) => ({
    _id: option.id,
    code: option.id,
    label: option.label,
    help_text: option.helpText ?? null,
    option_type: option.optionType,
    is_required: option.isRequired,
    text_limit: option.textLimit ?? null,
    additional_fee: fee(option.additionalFee),
    initial_visibility: option.initialVisibility,
    placeholder_text: option.placeholderText ?? null,
    icon: option.icon ? toPicture(api, { file: option.icon, alt: '' }).thumbnail : null,
    thumbnail: toThumbnail(api, option.thumbnail),
    values: option.values.map((value) => toValue(api, value, fee)),
  }));
}

const toValue = (
  api: ApiContext,
  value: ProductOption['values'][number],
  fee: (amount: number) => number | null,
): OptionFields['values'][number] => ({
  _id: value.id,
  code: value.id,
  label: value.label,
  additional_fee: fee(value.additionalFee),
  is_default: value.isDefault,
  initial_visibility: value.initialVisibility,
  thumbnail: toThumbnail(api, value.thumbnail),
});

function toThumbnail(api: ApiContext, held: OptionThumbnail | undefined): ContractThumbnail | null {
  if (!held || held.type === 'color') return held ?? null;
  const { thumbnail: value, medium, large } = toPicture(api, { file: held.value, alt: '' });
  return { ...held, value, ...(held.enlarge && { medium, large }) };
}

/** Returns the options of a product as the contract's types, each with an identity of its own. */
export function toTypedOptions(productId: string, options: readonly OptionFields[]): TypedOption[] {
  return options.map((option) => {
    const _id = identityWithin(productId, option.code);
    if (takesText(option.option_type)) return { ...option, __typename: 'TextOption', _id };
    const values = option.values.map((value) => ({ ...value, _id: identityWithin(_id, value.code) }));
    return { ...option, __typename: 'ChoiceOption', _id, values };
  });
}

type TypedOption = OptionFields & { readonly __typename: 'ChoiceOption' | 'TextOption' };

/** ENT-052 */
export function toOptionRules(rules: readonly ProductOptionRule[]): ContractRule[] {
  return rules.map(({ operator, conditions, actions }) => ({
    operator,
    conditions: conditions.map(({ option, values, operator: asked }) => ({
      option,
      values: [...values],
      ...(asked && { operator: asked }),
    })),
    actions: actions.map(({ option, action, values }) => ({
      option,
      action,
      ...(values && { values: [...values] }),
    })),
  }));
}

/** ENT-048 */
export function toPersonalization(fields: readonly PersonalizationOption[]): ContractField[] {
  return fields.map(({ characterLimit, ...field }) => ({
    ...field,
    ...(characterLimit !== undefined && { character_limit: characterLimit }),
  }));
}
