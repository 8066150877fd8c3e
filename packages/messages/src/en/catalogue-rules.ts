import type { MessageCode } from '@stoa/domain';

/** Why staff are refused what they want of a product. */
export const catalogueTexts = {
  'catalogue.gtin':
    'This is no EAN, UPC, ISBN or other GTIN: they have 8, 12, 13 or 14 digits, the last of which checks the rest.',
  'catalogue.sku_taken': 'Another product has the SKU “{sku}”.',
  'catalogue.ending_taken': 'Another product has the SKU “{sku}”. Please choose another ending.',
  'catalogue.sku_too_long': 'With this ending a SKU would have more than {n} characters.',
  'catalogue.unknown_category': 'There is no category “{slug}”.',
  'catalogue.unknown_file': 'There is no file “{file}”. Please send the picture first.',
  'catalogue.not_a_part': 'The SKU “{sku}” is not that of a simple product of this seller.',
  'catalogue.parts_missing': 'Please name the products that it consists of.',
  'catalogue.no_parts': 'Only a grouped product consists of others.',
  'catalogue.not_variable': 'Only a variable product has variations.',
  'catalogue.attribute_repeated': 'Another attribute has this name already.',
  'catalogue.attribute_without_values': 'Please give this attribute a value.',
  'catalogue.value_repeated': 'The attribute has this value already.',
  'catalogue.value_not_there': 'The attribute has no value “{value}” that could be renamed.',
  'catalogue.value_renamed_twice': 'Another value is the new name of “{value}” already.',
  'catalogue.too_many_variations': 'There would be {n} variations; a product has {most} at most.',
  'catalogue.unknown_combination': 'Please name one value of each attribute.',
  'catalogue.combination_taken': 'There is a variation with these values already.',
  'catalogue.unknown_placeholder': 'There is no attribute with the id “{name}” for the pattern.',
  'catalogue.sku_twice': 'Another of these variations is given the SKU “{sku}”, too.',
  'catalogue.variation_twice': 'This variation is named twice.',
  'catalogue.values_gone': 'The product no longer has the values of this variation.',
  'catalogue.most_variations': 'A product has at most {n} variations.',
} as const satisfies Partial<Record<MessageCode, string>>;
