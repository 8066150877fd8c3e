import { STATUS_CODES } from 'node:http';
import type { Problem, ProblemError } from '@stoa/admin-contract';
import { isDatabaseUnavailable, isOutOfResources } from '@stoa/commerce';
import { errorCatalogue, type FieldIssue, isShopError, ShopError } from '@stoa/domain';
import type { Translator } from '../context.ts';

/** Seconds after which to ask again while the database is away. */
const RETRY_AFTER = 5;

/**
 * Tells a refusal as a problem document. What is no `ShopError` is a fault of the server and tells nothing of its
 * cause. RFC 9457, ADM-906
 */
export function toProblem({ t, tError }: Translator, error: unknown, requestId: string): Problem {
  const refusal = isShopError(error) ? error : faultOf(error);
  const { code, params, reason, present } = refusal;
  const { status } = errorCatalogue[code];
  const detail = reason ? t(reason) : tError(code, params);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    detail,
    instance: requestId,
    errors: errorsOf(refusal, t, detail),
    present,
    params: code === 'unavailable' ? { retryAfter: RETRY_AFTER, ...params } : params,
  };
}

function faultOf(error: unknown): ShopError {
  const isAway = isDatabaseUnavailable(error) || isOutOfResources(error);
  return new ShopError(isAway ? 'unavailable' : 'internal');
}

/** Every field at fault; where no rule says more, with the sentence of the code. */
function errorsOf({ issues, field }: ShopError, t: Translator['t'], detail: string): ProblemError[] {
  if (issues.length > 0) return issues.map((issue) => toError(issue, t));
  return field === undefined ? [] : [{ pointer: pointerTo(field), detail }];
}

const toError = ({ field, message }: FieldIssue, t: Translator['t']): ProblemError => ({
  pointer: pointerTo(field),
  detail: t(message),
});

/** Use cases name what the contract calls `version`. */
const contractNames: Readonly<Record<string, string>> = {
  revision: 'version',
  staffId: 'person',
  sessionId: 'session',
  orderId: 'order',
  noteId: 'note',
  customerId: 'customer',
  productId: 'product',
  variationId: 'variation',
  classCode: 'kind',
};

/** Returns the JSON pointer of a field within the input. RFC 6901 */
function pointerTo(field: string): string {
  if (field === '') return '';
  const names = field
    .split('.')
    .map((name) => (Object.hasOwn(contractNames, name) ? contractNames[name] : undefined) ?? name);
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
