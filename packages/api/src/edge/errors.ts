import { fieldAt, isDatabaseUnavailable, isOutOfResources } from '@stoa/commerce';
import type { FieldError } from '@stoa/contract';
import { type ErrorCode, errorCatalogue, type FieldIssue, isShopError, msg, ShopError } from '@stoa/domain';
import type { ApiContext, Translator } from '../context.ts';
import { MAX_TEXT } from './bounded-texts.ts';
import { contractField, lastName } from './field-names.ts';
import { major } from './money.ts';
import { SentFault } from './sent-fault.ts';

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
 * @param spelled how the door that was asked spells a path of the contract
 */
export function toRefusal(
  api: (Translator & Partial<Pick<ApiContext, 'shop'>>) | undefined,
  error: unknown,
  spelled: (path: string) => string = (path) => path,
): Refusal {
  const known = isShopError(error)
    ? error
    : new ShopError(isDatabaseUnavailable(error) || isOutOfResources(error) ? 'unavailable' : 'internal');
  const { graphql: code, status, retryable } = errorCatalogue[known.code];
  const params = paramsOf(known, api?.shop?.shop.currency);
  const clients = (path: string) => spelled(known instanceof SentFault ? path : contractField(path));
  const issues = issuesOf(known).map((issue) => asSpelled(issue, clients));
  const field = known.field ? clients(known.field) : undefined;
  const reason = issues[0]?.message ?? known.reason;
  const message = (reason ? api?.t(reason) : api?.tError(known.code, params)) ?? known.code;
  const told = issues.map(({ field: at, message: rule }) => ({
    field: at,
    message: api?.t(rule) ?? rule.code,
    code: rule.code,
    params: rule.params,
  }));
  const ofCode = field === undefined ? [] : [{ field, message, code, params }];
  return {
    error: known.code,
    code,
    status,
    retryable,
    params,
    message,
    field,
    fieldErrors: told.length > 0 ? told : ofCode,
    retryAfter: retryAfterOf(known),
  };
}

/** Everything that is wrong with an input. Where nobody said which rule a field breaks, its form is not right. */
function issuesOf({ code, field, reason, issues }: ShopError): FieldIssue[] {
  const named = issues.filter((issue) => issue.field !== '');
  if (named.length > 0 || code !== 'invalid-input' || !field || reason) return named;
  return [{ field, message: msg('input.format', fieldAt(field.split('.'))) }];
}

/** Names the field as the client does, in its sentence, too. */
function asSpelled({ field, message }: FieldIssue, spelled: (path: string) => string): FieldIssue {
  const path = spelled(field).slice(0, MAX_TEXT).toWellFormed();
  const { label } = message.params;
  if (label === undefined || label !== lastName(field)) return { field: path, message };
  return { field: path, message: { ...message, params: { ...message.params, label: lastName(path) } } };
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
