import { InvalidAddress, InvalidCheckout, isDatabaseUnavailable, isOutOfResources } from '@stoa/commerce';
import type { FieldError } from '@stoa/contract';
import { type ErrorCode, errorCatalogue, isShopError, ShopError } from '@stoa/domain';
import type { ApiContext, Translator } from '../context.ts';
import { contractField } from './field-names.ts';
import { major } from './money.ts';

type Params = Readonly<Record<string, string | number>>;

/** A refusal as GraphQL and REST send it, without anything about its cause. ERR-007 */
export interface Refusal {
  readonly error: ErrorCode;
  /** The GraphQL spelling, which REST uses too. */
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  /** For people. */
  readonly message: string;
  readonly params: Params;
  readonly field: string | undefined;
  /** Everything that is wrong with the input, with the rule that says so. */
  readonly fieldErrors: readonly FieldError[];
  /** Seconds after which it is worth to ask again, for `Retry-After`. */
  readonly retryAfter: number | undefined;
}

/** The default of `Retry-After` in seconds, with a random part so that clients do not all return at once. */
export const RETRY_AFTER = 5;

/**
 * Converts an error to a refusal. Everything that is no `ShopError` is a fault of the server and reveals nothing but
 * whether to try again: `unavailable` while the database is away or too slow, or disk or database are full.
 */
export function toRefusal(
  api: (Translator & Partial<Pick<ApiContext, 'shop'>>) | undefined,
  error: unknown,
): Refusal {
  const known = isShopError(error)
    ? error
    : new ShopError(isDatabaseUnavailable(error) || isOutOfResources(error) ? 'unavailable' : 'internal');
  const { graphql: code, status, retryable } = errorCatalogue[known.code];
  const params = paramsOf(known, api?.shop?.shop.currency);
  const message = (known.reason ? api?.t(known.reason) : api?.tError(known.code, params)) ?? known.code;
  const field = known.field === undefined ? undefined : contractField(known.field);
  return {
    error: known.code,
    code,
    status,
    retryable,
    params,
    message,
    field,
    fieldErrors: fieldErrorsOf(known, { code, message, params, field }, api),
    retryAfter: retryAfterOf(known),
  };
}

/** Orders and addresses tell all that is wrong with them, everything else the first. */
function fieldErrorsOf(
  error: ShopError,
  { code, message, params, field }: Pick<Refusal, 'code' | 'message' | 'params' | 'field'>,
  api: Translator | undefined,
): FieldError[] {
  if (error instanceof InvalidCheckout || error instanceof InvalidAddress) {
    return error.issues.map((issue) => ({
      field: contractField(issue.field),
      message: api?.t(issue.message) ?? issue.message.code,
      code: issue.message.code,
      params: issue.message.params,
    }));
  }
  if (field === undefined) return [];
  const { reason } = error;
  return [{ field, message, code: reason?.code ?? code, params: reason?.params ?? params }];
}

/** What every refusal tells, by either door: nothing is left out, so that clients find each name. */
export interface ErrorBody {
  readonly code: string;
  readonly params: Params;
  readonly status: number;
  readonly retryable: boolean;
  readonly field: string | null;
  readonly field_errors: readonly FieldError[];
}

export function errorBody(refusal: Refusal): ErrorBody {
  const { code, params, status, retryable, field = null, fieldErrors } = refusal;
  return { code, params, status, retryable, field, field_errors: fieldErrors };
}

/** Returns the body of a refusal by REST. */
export const restError = (refusal: Refusal) => ({
  success: false as const,
  message: refusal.message,
  ...errorBody(refusal),
});

/** Returns the body of a refusal by GraphQL of a request that is not answered any further. */
export const graphqlError = (refusal: Refusal) => ({
  errors: [{ message: refusal.message, extensions: errorBody(refusal) }],
});

function retryAfterOf({ code, params }: ShopError): number | undefined {
  if (typeof params.retryAfter === 'number') return params.retryAfter;
  return code === 'unavailable' ? RETRY_AFTER : undefined;
}

/** Amounts among the values are shown in major units, as everywhere at the edge. */
function paramsOf(error: ShopError, currency: string | undefined): Params {
  const entries = Object.entries(error.params).map(([name, value]): [string, string | number] => {
    if (typeof value === 'boolean') return [name, String(value)];
    const isAmount = error.code === 'price-changed' && typeof value === 'number' && currency !== undefined;
    return [name, isAmount ? major(value, currency) : value];
  });
  return Object.fromEntries(entries);
}
