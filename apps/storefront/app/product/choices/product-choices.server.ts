import type { ProductPagePartsFragment } from '@stoa/contract';
import {
  type CurrencyCode,
  fromMajor,
  type Money,
  optionFee,
  type PersonalizationOption,
  type ProductOptionRule,
} from '@stoa/domain';
import { defaultSelection, type Illustrated, type ProductChoices, type ShownOption } from './choices.ts';
import { opensWith } from './opens-with.server.ts';

type Answered = Pick<
  ProductPagePartsFragment,
  'productOptions' | 'productOptionRules' | 'personalizationOptions'
>;
type AnsweredOption = Answered['productOptions'][number];
type AnsweredRule = Answered['productOptionRules'][number];
type AnsweredField = Answered['personalizationOptions'][number];

/** Reads a fee of the contract as minor units; one that is hidden is none. */
type ReadFee = (fee: number | null | undefined) => Money;

/**
 * Reads options, rules and fields as the contract answers them. Those that are not displayed are left out. ENT-048 to
 * ENT-052, PERS-001
 */
export function readProductChoices(product: Answered, currency: CurrencyCode): ProductChoices {
  const options = product.productOptions.map((option) =>
    shownOption(option, (fee) => fromMajor(fee ?? 0, currency)),
  );
  const rules = product.productOptionRules.map(readRule);
  return {
    options: options.map((one) => ({ ...one, opensWith: opensWith(one, { options, rules }) })),
    rules,
    personalization: product.personalizationOptions.filter(({ displayed }) => displayed).map(readField),
    initialFee: optionFee(options, defaultSelection({ options, rules })),
  };
}

function shownOption(option: AnsweredOption, fee: ReadFee): ShownOption {
  const { help_text: helpText, placeholder_text: placeholderText } = option;
  // No text is limited to none.
  const textLimit = 'text_limit' in option && option.text_limit?.max ? option.text_limit : undefined;
  return {
    id: option.code,
    label: option.label,
    ...(helpText && { helpText }),
    optionType: option.option_type,
    isRequired: option.is_required,
    ...(textLimit && { textLimit }),
    additionalFee: fee(option.additional_fee),
    initialVisibility: option.initial_visibility,
    ...(placeholderText && { placeholderText }),
    ...illustrated(option.thumbnail, option.icon),
    values: ('values' in option ? option.values : []).map((value) => ({
      id: value.code,
      label: value.label,
      additionalFee: fee(value.additional_fee),
      isDefault: value.is_default,
      initialVisibility: value.initial_visibility,
      ...illustrated(value.thumbnail),
    })),
  };
}

/** A picture that may be looked at larger has all its sizes. OPT-003, OPT-004 */
function illustrated(thumbnail: AnsweredOption['thumbnail'], icon?: string | null): Illustrated {
  if (thumbnail?.type === 'color') return { swatch: thumbnail.value };
  const picture = thumbnail?.value ?? icon ?? undefined;
  if (picture === undefined) return {};
  const { enlarge, medium, large } = thumbnail ?? {};
  return { picture, ...(enlarge && medium && large && { larger: { thumbnail: picture, medium, large } }) };
}

/** What the contract says by null is left out. */
const readRule = ({ operator, conditions, actions }: AnsweredRule): ProductOptionRule => ({
  operator,
  conditions: conditions.map(({ option, values, operator: asked }) => ({
    option,
    values,
    ...(asked && { operator: asked }),
  })),
  actions: actions.map(({ option, action, values }) => ({ option, action, ...(values && { values }) })),
});

const readField = ({ character_limit: characterLimit, ...field }: AnsweredField): PersonalizationOption => ({
  ...field,
  ...(characterLimit && { characterLimit }),
});
