import type { ProductPagePartsFragment } from '@stoa/contract';
import {
  conditionOperators,
  optionVisibilities,
  type ProductOptionRule,
  personalizationTypes,
  productOptionTypes,
  ruleActions,
  ruleOperators,
} from '@stoa/domain';
import { z } from 'zod';
import {
  defaultSelection,
  feeOf,
  type Illustrated,
  type PersonalizationField,
  type ProductChoices,
  type ProductOption,
} from './choices.ts';
import { opensWith } from './opens-with.server.ts';

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? '');
const number = z
  .number()
  .nullish()
  .transform((given) => given ?? 0);
const visibility = z.enum(optionVisibilities);

/** A picture that may be looked at larger has all its sizes. OPT-003, OPT-004 */
const thumbnail = z
  .object({
    type: z.enum(['image', 'color']),
    value: z.string(),
    enlarge: z.boolean(),
    medium: z.string().nullish(),
    large: z.string().nullish(),
  })
  .nullish();

function illustrated(given: z.output<typeof thumbnail>, icon?: string | null): Illustrated {
  if (given?.type === 'color') return { swatch: given.value };
  const picture = given?.value ?? icon ?? undefined;
  if (picture === undefined) return {};
  const { enlarge, medium, large } = given ?? {};
  return { picture, ...(enlarge && medium && large && { larger: { thumbnail: picture, medium, large } }) };
}

const value = z
  .object({
    _id: z.string(),
    label: z.string(),
    additional_fee: number,
    is_default: z.boolean(),
    initial_visibility: visibility,
    thumbnail,
  })
  .transform((given) => ({
    id: given._id,
    label: given.label,
    fee: given.additional_fee,
    isDefault: given.is_default,
    initialVisibility: given.initial_visibility,
    ...illustrated(given.thumbnail),
  }));

const option = z
  .object({
    _id: z.string(),
    label: z.string(),
    help_text: text,
    option_type: z.enum(productOptionTypes),
    is_required: z.boolean(),
    text_limit: z.object({ min: z.number(), max: z.number() }).nullish(),
    additional_fee: number,
    initial_visibility: visibility,
    placeholder_text: text,
    thumbnail,
    icon: z.string().nullish(),
    values: z.array(value),
  })
  .transform(
    (given): ProductOption => ({
      id: given._id,
      label: given.label,
      helpText: given.help_text,
      type: given.option_type,
      isRequired: given.is_required,
      textLimit: given.text_limit && given.text_limit.max > 0 ? given.text_limit : undefined,
      fee: given.additional_fee,
      initialVisibility: given.initial_visibility,
      placeholder: given.placeholder_text,
      values: given.values,
      ...illustrated(given.thumbnail, given.icon),
    }),
  );

/** A rule stands in the contract as the domain has it. */
const rule: z.ZodType<ProductOptionRule> = z.object({
  operator: z.enum(ruleOperators),
  conditions: z.array(
    z.object({
      option: z.string(),
      values: z.array(z.string()),
      operator: z.enum(conditionOperators).optional(),
    }),
  ),
  actions: z.array(
    z.object({
      option: z.string(),
      action: z.enum(ruleActions),
      values: z.array(z.string()).optional(),
    }),
  ),
});

const field = z
  .object({
    code: z.string(),
    label: z.string(),
    type: z.enum(personalizationTypes),
    required: z.boolean(),
    displayed: z.boolean(),
    character_limit: number,
  })
  .transform(({ displayed, ...given }) => ({
    displayed,
    field: {
      code: given.code,
      label: given.label,
      type: given.type,
      isRequired: given.required,
      limit: given.character_limit,
    } satisfies PersonalizationField,
  }));

type Answered = Pick<
  ProductPagePartsFragment,
  'product_options' | 'product_option_rules' | 'personalization_options'
>;

/**
 * Options, rules and fields as the contract answers them; what is none of these becomes empty rather than a
 * broken page, and the server refuses what then lacks. ENT-048 to ENT-052, PERS-001
 */
export function readProductChoices(product: Answered): ProductChoices {
  const fields = z.array(field).safeParse(product.personalization_options).data ?? [];
  const options = z.array(option).safeParse(product.product_options).data ?? [];
  const rules = z.array(rule).safeParse(product.product_option_rules).data ?? [];
  return {
    options: options.map((one) => ({ ...one, opensWith: opensWith(one, { options, rules }) })),
    rules,
    personalization: fields.flatMap((one) => (one.displayed ? [one.field] : [])),
    initialFee: feeOf(options, defaultSelection({ options, rules })),
  };
}
