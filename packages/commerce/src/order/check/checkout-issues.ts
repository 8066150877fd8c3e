import {
  addressIssues,
  type FieldIssue,
  type FieldName,
  fieldRules,
  findState,
  type MessageDescriptor,
  msg,
  normaliseAddress,
  type PostalAddress,
  type PricedCart,
  ShopError,
  stateCode,
} from '@stoa/domain';
import { cartCosts, type EvaluatedLine } from '../../cart/index.ts';
import { goesWith, type OfferedPayment } from '../../payment/index.ts';
import { addressRules, type ShopSettings } from '../../shop/index.ts';
import { blankAddress, type Checkout } from './checkout-input.ts';

/** A checkout that can become an order. */
export interface CheckedCheckout {
  readonly email: string;
  /** `null` when nothing has to be sent. */
  readonly shippingAddress: PostalAddress | null;
  readonly billingAddress: PostalAddress;
  readonly payment: OfferedPayment;
  readonly costs: PricedCart;
  readonly note: string;
}

/**
 * Checks contact, addresses and choices against the shop's rules and these lines, whose prices the buyer sees.
 * CHK-006, CHK-009, OPEN-503, PAY-501, TAX-510, TAX-511
 * @throws ShopError `invalid-input` with every field at fault
 */
export function checkCheckout(
  given: Omit<Checkout, 'idempotencyKey' | 'clientAddress'>,
  lines: readonly EvaluatedLine[],
  settings: ShopSettings,
  payments: readonly OfferedPayment[],
): CheckedCheckout {
  const { shippingRequired } = cartCosts(lines, settings, 'visible');
  const shippingAddress = shippingRequired ? (given.shippingAddress ?? blankAddress) : null;
  const billingAddress = given.billingAddress ?? given.shippingAddress ?? blankAddress;
  const costs = cartCosts(lines, settings, 'visible', {
    destination: normaliseAddress(shippingAddress ?? billingAddress),
    shippingMethodId: given.shippingMethodId ?? undefined,
  });
  const payment = payments.find(({ code }) => code === given.paymentCode);
  const billingField = given.billingAddress || !shippingAddress ? 'billingAddress' : undefined;
  const issues = [
    ...emailIssues(given.contact.email.trim()),
    ...(shippingAddress ? shippingAddressIssues(shippingAddress, settings) : []),
    ...(billingField ? addressIssuesAt(billingField, billingAddress, settings) : []),
  ];
  // Methods are checked only when the address is valid.
  if (issues.length === 0) issues.push(...shippingIssues(costs, given.shippingMethodId));
  if (!payment) issues.push(paymentIssue(given.paymentCode));
  else if (issues.length === 0 && !goesWith(payment, costs.shipping))
    issues.push(at('paymentCode', msg('payment.other_shipping')));
  if (issues.length > 0 || !payment) throw new ShopError('invalid-input', { issues });
  return {
    email: given.contact.email.trim(),
    shippingAddress: shippingAddress && normaliseAddress(shippingAddress),
    billingAddress: normaliseAddress(billingAddress),
    payment,
    costs,
    note: given.note,
  };
}

function emailIssues(email: string): FieldIssue[] {
  const { firstIssue, required, email: wellFormed } = fieldRules;
  const issue = firstIssue(email, [required('email'), wellFormed()]);
  return issue ? [at('contact.email', issue)] : [];
}

function addressIssuesAt(path: string, address: PostalAddress, settings: ShopSettings): FieldIssue[] {
  const issues = addressIssues(normaliseAddress(address), addressRules(settings));
  return issues.map(({ field, message }) => at(`${path}.${field}`, message));
}

/** States of the US that the shop may not send to, as the law has it for some goods. ENT-574 */
function shippingAddressIssues(address: PostalAddress, settings: ShopSettings): FieldIssue[] {
  const path = 'shippingAddress';
  const issues = addressIssuesAt(path, address, settings);
  const { country, state } = normaliseAddress(address);
  const place = country === 'US' ? findState(country, state ?? '') : undefined;
  const isRestricted =
    place && settings.checkout.usRestrictStates.some((named) => stateCode('US', named) === place.code);
  if (!isRestricted) return issues;
  return [...issues, at(`${path}.state`, msg('field.state_restricted', { state: place.name }))];
}

function shippingIssues(
  { shippingRequired, shippingOptions, shippingIssue }: PricedCart,
  methodId: string | null | undefined,
): FieldIssue[] {
  if (!shippingRequired) return [];
  if (shippingIssue) return [at('shippingMethodId', shippingIssue)];
  return shippingOptions.length > 0 && !methodId ? [missing('shippingMethodId', 'shippingMethod')] : [];
}

function paymentIssue(code: string | null | undefined): FieldIssue {
  return code ? at('paymentCode', msg('payment.invalid_method')) : missing('paymentCode', 'paymentMethod');
}

function missing(path: string, field: FieldName): FieldIssue {
  return at(path, msg('field.required', { field }));
}

function at(field: string, issue: MessageDescriptor): FieldIssue {
  return { field, message: issue };
}
