import { breaks } from '@stoa/commerce';
import type { AddressInput } from '@stoa/contract';
import { z } from 'zod';

export const nothing = z.strictObject({});

const optionalText = z.string().max(1000).nullish();

/** As the contract's AddressInput: every part may be missing; the shop's rules are asked by the use case. ENT-538 */
export const address: z.ZodType<AddressInput> = z.strictObject({
  first_name: optionalText,
  last_name: optionalText,
  street: optionalText,
  city: optionalText,
  postcode: optionalText,
  country: optionalText,
  company: optionalText,
  street2: optionalText,
  state: optionalText,
  phone: optionalText,
});

/** A whole number in a query. */
export const queryNumber = z
  .unknown()
  .refine((sent) => sent === undefined || isWholeNumber(sent), breaks('input.whole_number'))
  .transform((sent) => (sent === undefined ? undefined : Number(sent)))
  .optional();

const isWholeNumber = (sent: unknown) => typeof sent === 'string' && /^\d{1,9}$/.test(sent);

/** Something that must be sent; what it may be is decided by the use case. */
export const anything = z
  .unknown()
  .refine((sent) => sent !== undefined && sent !== null, breaks('field.required'));

/** A yes or no in a query. */
export const queryFlag = z.enum(['true', 'false', '1', '0']).optional();
