/** What browsers themselves find wrong with a field of a product. */
export const typedFieldTexts = {
  'field.required': '{field} is required',
  'field.email': 'Please enter a valid email address',
  'field.min_length': 'Minimum of {length} characters required.',
} as const;
