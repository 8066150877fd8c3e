import type { AddressInput } from '@stoa/contract';
import { z } from 'zod';

export const nothing = z.strictObject({});

const text = z.string().max(1000);
const optionalText = text.nullish();

/** As the contract's AddressInput; the shop's rules are asked by the use case. */
export const address: z.ZodType<AddressInput> = z.strictObject({
  first_name: text,
  last_name: text,
  street: text,
  city: text,
  postcode: text,
  country: text,
  company: optionalText,
  street2: optionalText,
  state: optionalText,
  phone: optionalText,
});

/** What decides tax and shipping; the rest of an address may still be missing. ENT-538 */
export const partialAddress = z
  .strictObject({
    first_name: optionalText,
    last_name: optionalText,
    street: optionalText,
    city: optionalText,
    company: optionalText,
    street2: optionalText,
    state: optionalText,
    phone: optionalText,
    postcode: optionalText,
    country: text,
  })
  .transform(
    (given): AddressInput => ({
      ...given,
      first_name: given.first_name ?? '',
      last_name: given.last_name ?? '',
      street: given.street ?? '',
      city: given.city ?? '',
      postcode: given.postcode ?? '',
    }),
  );

/** A whole number in a query. */
export const queryNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();

/** A yes or no in a query. */
export const queryFlag = z.enum(['true', 'false', '1', '0']).optional();
