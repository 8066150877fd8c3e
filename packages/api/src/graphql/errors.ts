import { reportError } from '@stoa/commerce';
import { isShopError, ShopError } from '@stoa/domain';
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import type { ApiContext } from '../context.ts';
import { errorBody, type Refusal, toRefusal } from '../edge/errors.ts';
import { TOO_COMPLEX } from './limits.ts';

/** Returns an error as a GraphQL client sees it. Nothing of a cause is in it. ERR-007 */
export function toGraphqlError(api: ApiContext | undefined, error: unknown): GraphQLError {
  const refusal = refusalOf(api, error);
  const { message } = refusal;
  const place = error instanceof GraphQLError ? error : undefined;
  const http = isOfDocument(error) || isOfInput(error) ? httpOf(error) : httpOfRefusal(refusal);
  return new GraphQLError(message, {
    ...(place?.nodes && { nodes: place.nodes }),
    ...(place?.path && { path: place.path }),
    extensions: { ...errorBody(refusal), ...(http && { http }) },
  });
}

/** Converts an error of an answer, whatever made it; unexpected errors are logged. */
export function refusalOf(api: ApiContext | undefined, error: unknown): Refusal {
  const cause = innermost(error);
  if (isShopError(cause)) return toRefusal(api, cause);
  if (isOfDocument(error)) return ofDocument(error);
  if (api) reportError(api.shop.log, cause, 'contract');
  const params = api === undefined ? {} : { request_id: api.shop.requestId };
  return { ...toRefusal(api, cause), params };
}

/** An error of arguments or variables that was found before anything ran. */
const isOfInput = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && !error.path && isShopError(error.originalError);

/** GraphQL wraps what was thrown, sometimes twice. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

/**
 * Faults of the document or its variables: GraphQL itself made them, before anything ran, and they tell nothing
 * of our insides.
 */
function isOfDocument(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || error.path) return false;
  return error.originalError === undefined || isOfDocument(error.originalError);
}

function ofDocument(error: GraphQLError): Refusal {
  const isTooComplex = error.message.includes(TOO_COMPLEX);
  const code = isTooComplex ? 'query-too-complex' : codeOf(httpOf(error)?.status);
  return { ...toRefusal(undefined, new ShopError(code)), message: shortened(error.message) };
}

/** A message may repeat all that was sent. */
const MAX_MESSAGE = 500;
const shortened = (text: string): string =>
  text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE).toWellFormed()}…` : text;

/**
 * Returns the properties of the HTTP answer for Yoga. `spec` makes it 200 for clients that accept `application/json`,
 * which is meant for faulty documents and not for a body that holds none.
 */
function httpOf(error: GraphQLError): GraphQLErrorExtensions['http'] {
  // Compiled documents make errors without extensions, whatever the type says.
  const { http, code } = error.extensions ?? {};
  return http && code === 'BAD_REQUEST' ? { ...http, spec: false } : http;
}

/** An answer with a fault of the server is incomplete: its status tells clients to try again. */
function httpOfRefusal({ error, status, retryAfter }: Refusal): GraphQLErrorExtensions['http'] {
  return error === 'unavailable' ? { status, headers: { 'retry-after': String(retryAfter) } } : undefined;
}

/** Returns the error code for an HTTP status that Yoga chose for a bad request. */
function codeOf(status: unknown) {
  if (status === 405) return 'method-not-allowed';
  if (status === 413) return 'payload-too-large';
  return status === 415 ? 'unsupported-media-type' : 'invalid-input';
}
