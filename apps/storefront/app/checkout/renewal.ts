/** Fields whose change changes shipping, tax or total; the billing address does where nothing is sent. */
const DECISIVE = new Set([
  ...['country', 'state', 'postcode'].flatMap((field) => [`shipping.${field}`, `billing.${field}`]),
  'shipping_method',
]);

/** When shipping and tax are estimated again: immediately after a choice, and after a pause in typing. */
export type Renewal = 'at-once' | 'when-settled';

/** Tells whether a changed control makes shipping and tax outdated; `undefined` when it does not. TAX-501 */
export function renewalBy(control: {
  readonly name?: unknown;
  readonly type?: unknown;
}): Renewal | undefined {
  if (typeof control.name !== 'string' || !DECISIVE.has(control.name)) return undefined;
  return control.type === 'text' ? 'when-settled' : 'at-once';
}
