import type { Attributes, VariationAttribute } from '@stoa/database';
import {
  conditionOperators,
  optionVisibilities,
  type PersonalizationOption,
  type ProductOption,
  type ProductOptionRule,
  personalizationTypes,
  productOptionTypes,
  ruleActions,
  ruleOperators,
} from '@stoa/domain';
import { z } from 'zod';
import { shortText } from '../../kernel/input.ts';

/** The name of an attribute or variant: what stands in addresses and filters. */
export const code = z.string().regex(/^[a-z][a-z0-9_-]{0,59}$/);

const id = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const fee = z.int().min(-1e9).max(1e9);

export const attributes: z.ZodType<Attributes, Attributes> = z
  .record(code, z.union([shortText(500).min(1), z.number(), z.array(shortText(255).min(1)).min(1).max(100)]))
  .refine((given) => Object.keys(given).length <= 100);

/** A variable product without variations may have none, until it is given some. ADM-105 */
export const variants: z.ZodType<VariationAttribute[], VariationAttribute[]> = z
  .array(
    z.strictObject({
      id: code,
      label: shortText(120).min(1),
      displayType: z.enum(['button', 'dropdown', 'radio']),
      buttonSetting: z.record(z.string(), z.unknown()).exactOptional(),
      options: z
        .array(z.strictObject({ value: shortText(120).min(1), swatch: shortText(255).exactOptional() }))
        .min(1)
        .max(500),
    }),
  )
  .max(6);

export const personalizationOptions: z.ZodType<PersonalizationOption[], PersonalizationOption[]> = z
  .array(
    z.strictObject({
      code,
      label: shortText(120).min(1),
      type: z.enum(personalizationTypes),
      required: z.boolean(),
      displayed: z.boolean(),
      characterLimit: z.int().min(1).max(5000).exactOptional(),
    }),
  )
  .max(20);

const visibility = z.enum(optionVisibilities);

const thumbnail = z
  .strictObject({ type: z.enum(['image', 'color']), value: shortText().min(1), enlarge: z.boolean() })
  .exactOptional();

const optionValue = z.strictObject({
  id,
  label: shortText(120).min(1),
  additionalFee: fee,
  isDefault: z.boolean(),
  initialVisibility: visibility,
  thumbnail,
});

export const productOptions: z.ZodType<ProductOption[], ProductOption[]> = z
  .array(
    z.strictObject({
      id,
      label: shortText(120).min(1),
      helpText: shortText(500).exactOptional(),
      optionType: z.enum(productOptionTypes),
      isRequired: z.boolean(),
      textLimit: z
        .strictObject({ min: z.int().min(0).max(5000), max: z.int().min(0).max(5000) })
        .exactOptional(),
      additionalFee: fee,
      initialVisibility: visibility,
      placeholderText: shortText(120).exactOptional(),
      icon: shortText().exactOptional(),
      thumbnail,
      values: z.array(optionValue).max(200),
    }),
  )
  .max(50);

export const productOptionRules: z.ZodType<ProductOptionRule[], ProductOptionRule[]> = z
  .array(
    z.strictObject({
      operator: z.enum(ruleOperators),
      conditions: z
        .array(
          z.strictObject({
            option: id,
            values: z.array(id).max(200),
            operator: z.enum(conditionOperators).exactOptional(),
          }),
        )
        .min(1)
        .max(50),
      actions: z
        .array(
          z.strictObject({
            option: id,
            action: z.enum(ruleActions),
            values: z.array(id).max(200).exactOptional(),
          }),
        )
        .min(1)
        .max(50),
    }),
  )
  .max(100);
