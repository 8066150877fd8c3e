import { type FieldIssue, ShopError } from '@stoa/domain';

/** All faults of a checkout at once, for its form; as a `ShopError` it names the first field. */
export class InvalidCheckout extends ShopError {
  /** `field` is the path in the input, such as `shippingAddress.postcode`. */
  readonly issues: readonly FieldIssue[];

  constructor(issues: readonly FieldIssue[]) {
    const [first] = issues;
    super('invalid-input', first && { field: first.field, reason: first.message });
    this.issues = issues;
  }
}
