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
} as const satisfies Partial<Record<MessageCode, string>>;
