/** Longest texts that are kept, in characters. OPEN-503 */
export const textLimits = {
  name: 255,
  email: 254,
  phone: 32,
  addressLine: 255,
  postcode: 16,
  freeText: 5000,
} as const;

/** FORM-553, CONST-561 */
export const MIN_PHONE_DIGITS = 10;

/** Of a number with its area: Norway's have eight, those of some islands five. */
export const MIN_PHONE_DIGITS_ABROAD = 5;
export const MAX_PHONE_DIGITS = 15;
