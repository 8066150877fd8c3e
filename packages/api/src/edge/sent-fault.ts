import { type FieldIssue, MOST_ISSUES, ShopError } from '@stoa/domain';

/**
 * Faults in what a client sent, found before a use case saw it: their paths are spelled as they were sent. What stands
 * in the argument `input` is named without it, as it is by REST.
 */
export class SentFault extends ShopError {
  constructor(issues: readonly FieldIssue[], cause?: unknown) {
    const named = issues
      .slice(0, MOST_ISSUES)
      .map((one) => ({ ...one, field: one.field.replace(/^input\.(?=.)/, '') }));
    const [first] = named;
    const unknown = first?.message.code === 'input.unknown' ? first.field : undefined;
    super('invalid-input', {
      issues: named,
      ...(unknown !== undefined && { params: { unknown_key: unknown.split('.').at(-1) ?? '' } }),
      ...(cause !== undefined && { cause }),
    });
  }
}
