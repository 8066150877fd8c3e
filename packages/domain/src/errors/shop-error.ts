import type { FieldIssue, MessageDescriptor } from '../i18n/index.ts';
import { type ErrorCode, type ErrorEntry, errorCatalogue } from './catalogue.ts';

export type ErrorParams = Readonly<Record<string, string | number | boolean>>;

export interface ShopErrorDetails {
  /** Values that the visible text or the client needs. Never secrets, never another person's data. */
  readonly params?: ErrorParams;
  /** Path of the input that is at fault, e.g. `shipping_address.postcode`. */
  readonly field?: string;
  /** The message of the rule that refused, where it tells more than the code. */
  readonly reason?: MessageDescriptor;
  /** Everything that is wrong with the input; the first is `field` and `reason` where those are left out. */
  readonly issues?: readonly FieldIssue[];
  /** Of a record that somebody else changed: the fields in conflict, by their paths, as they are now. For staff. */
  readonly present?: Readonly<Record<string, unknown>>;
  /** The underlying error; for the log only. */
  readonly cause?: unknown;
}

/** Faults that one error tells of; an input may have as many as it has values. */
export const MOST_ISSUES = 20;

/**
 * An error somebody can act on. Thrown by use cases, mapped to HTTP and GraphQL in one place at the edge.
 * Visitors read the text of `reason`, else that of the code; `message` is for logs.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly field: string | undefined;
  readonly reason: MessageDescriptor | undefined;
  /** What is wrong with the input, `field` with its `reason` first; empty where no rule names a field. */
  readonly issues: readonly FieldIssue[];
  readonly present: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: ShopErrorDetails = {}) {
    const [first] = details.issues ?? [];
    const { field = first?.field, reason = first?.message } = details;
    super(field === undefined ? code : `${code} (${field})`, { cause: details.cause });
    this.code = code;
    this.params = details.params ?? {};
    this.present = details.present ?? {};
    this.field = field;
    this.reason = reason;
    this.issues =
      details.issues?.slice(0, MOST_ISSUES) ??
      (field !== undefined && reason ? [{ field, message: reason }] : []);
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

export function isShopError(error: unknown): error is ShopError {
  return error instanceof ShopError;
}

/** Returns the catalogue entry of an error; whatever is not a `ShopError` is `internal`. ERR-007 */
export function errorEntry(error: unknown): ErrorEntry & { readonly code: ErrorCode } {
  const code: ErrorCode = isShopError(error) ? error.code : 'internal';
  return { code, ...errorCatalogue[code] };
}
