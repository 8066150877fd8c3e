import { type AddressField, msg, type PostalAddress, plainLinesIssue, textLimits } from '@stoa/domain';
import { z } from 'zod';
import { obeys, recordId } from '../../kernel/input.ts';
import { breaksAs } from '../../kernel/input-issues.ts';

/** The size limits of a field, checked before its rules, which give the messages. */
const MAX_SENT = 1000;

const sent = z
  .string()
  .max(MAX_SENT)
  .refine((text) => /^\P{Cc}*$/u.test(text) && text.isWellFormed(), breaksAs(msg('field.characters')))
  .nullish()
  .transform((text) => text ?? '');

const addressFields = {
  firstName: sent,
  lastName: sent,
  company: sent,
  line1: sent,
  line2: sent,
  city: sent,
  state: sent,
  postcode: sent,
  country: sent,
  phone: sent,
} satisfies Record<AddressField, unknown>;

const postalAddress = z.strictObject(addressFields);

/** Addresses are checked by the shop's rules; unknown keys, such as a price, are refused. CHK-010 */
export const checkoutInput = z.strictObject({
  contact: z.strictObject({ email: sent }),
  shippingAddress: postalAddress.nullish(),
  billingAddress: postalAddress.nullish(),
  shippingMethodId: z.string().max(60).nullish(),
  paymentCode: z.string().max(60).nullish(),
  /** May have several lines. */
  note: z
    .string()
    .trim()
    .max(textLimits.freeText)
    .check(obeys(plainLinesIssue))
    .nullish()
    .transform((text) => text ?? ''),
  /** The total that was shown, in minor units. */
  expectedTotal: z.int().min(0),
  /** The cart that was shown, where the client knows its id. */
  cartId: recordId.nullish(),
  /** The seller whose cart is meant, in a marketplace. */
  sellerId: recordId.nullish(),
  idempotencyKey: z.string(),
  /** Where the request came from, for the limits of orders. */
  clientAddress: z.string(),
});
export type PlaceOrder = z.input<typeof checkoutInput>;
export type Checkout = z.output<typeof checkoutInput>;

export const blankAddress: PostalAddress = {
  firstName: '',
  lastName: '',
  line1: '',
  city: '',
  country: '',
};
