import type { MessageCode } from '../message/index.ts';
import { type ErrorCode, type ErrorEntry, errorCatalogue } from './catalogue.ts';

export type ErrorParams = Readonly<Record<string, string | number | boolean>>;

export interface ShopErrorDetails {
  /** Values that the visible text or the client needs. Never secrets, never another person's data. */
  readonly params?: ErrorParams;
  /** Path of the input that is at fault, e.g. `shipping_address.postcode`. */
  readonly field?: string;
  /** A message of the catalogue that says it better than the code alone. */
  readonly message?: MessageCode;
  /** What went wrong underneath; for the log only. */
  readonly cause?: unknown;
}

/**
 * An error somebody can act on. Thrown by use cases, mapped to HTTP and GraphQL in one place at the edge.
 * `message` is for logs; visitors read the text of `messageCode`, or the code's.
 */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly field: string | undefined;
  readonly messageCode: MessageCode | undefined;

  constructor(code: ErrorCode, details: ShopErrorDetails = {}) {
    super(details.field === undefined ? code : `${code} (${details.field})`, { cause: details.cause });
    this.code = code;
    this.params = details.params ?? {};
    this.field = details.field;
    this.messageCode = details.message;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

export function isShopError(error: unknown): error is ShopError {
  return error instanceof ShopError;
}

/** The catalogue entry of an error; whatever is not a `ShopError` is `internal`. ERR-007 */
export function errorEntry(error: unknown): ErrorEntry & { readonly code: ErrorCode } {
  const code: ErrorCode = isShopError(error) ? error.code : 'internal';
  return { code, ...errorCatalogue[code] };
}
