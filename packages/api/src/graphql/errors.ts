import { isShopError, ShopError } from '@stoa/domain';
import { GraphQLError } from 'graphql';
import type { ApiContext } from '../context.ts';
import { type Refusal, toRefusal } from '../edge/errors.ts';
import { TOO_COMPLEX } from './limits.ts';

/** An error as a GraphQL client sees it. Nothing of a cause is in it. ERR-007 */
export function toGraphqlError(api: ApiContext | undefined, error: unknown): GraphQLError {
  const place = error instanceof GraphQLError ? error : undefined;
  const cause = innermost(error);
  if (isShopError(cause)) return carrying(toRefusal(api, cause), place);
  if (isOfDocument(error)) return ofDocument(error);
  api?.shop.log.error({ error: cause instanceof Error ? cause.stack : String(cause) }, 'graphql');
  const requestId = api?.shop.requestId;
  const params = requestId === undefined ? {} : { request_id: requestId };
  return carrying({ ...toRefusal(api, cause), params }, place);
}

/** GraphQL wraps what was thrown, sometimes twice. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

function carrying(refusal: Refusal, place: GraphQLError | undefined, http?: object): GraphQLError {
  const { code, params, status, retryable, field, message } = refusal;
  return new GraphQLError(message, {
    ...(place?.nodes && { nodes: place.nodes }),
    ...(place?.path && { path: place.path }),
    extensions: { code, params, status, retryable, ...(field !== undefined && { field }), ...http },
  });
}

/**
 * Faults of the document or its variables: GraphQL itself made them, before anything ran, and they tell nothing
 * of our insides.
 */
function isOfDocument(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || error.path) return false;
  return error.originalError === undefined || isOfDocument(error.originalError);
}

function ofDocument(error: GraphQLError): GraphQLError {
  const isTooComplex = error.message.includes(TOO_COMPLEX);
  const http = httpOf(error);
  const refusal = toRefusal(
    undefined,
    new ShopError(isTooComplex ? 'query-too-complex' : codeOf(http?.status)),
  );
  return carrying({ ...refusal, message: error.message }, error, http && { http });
}

interface YogaHttp {
  readonly status?: unknown;
  readonly spec?: unknown;
}

/**
 * What Yoga says of the HTTP answer. `spec` makes it 200 for clients that accept `application/json`, which is
 * meant for faulty documents and not for a body that holds none.
 */
function httpOf({ extensions }: GraphQLError): YogaHttp | undefined {
  const { http, code } = extensions;
  if (typeof http !== 'object' || http === null) return undefined;
  return code === 'BAD_REQUEST' ? { ...http, spec: false } : http;
}

/** The status GraphQL over HTTP asks for says what is wrong with the request. */
function codeOf(status: unknown) {
  if (status === 405) return 'method-not-allowed';
  if (status === 413) return 'payload-too-large';
  return status === 415 ? 'unsupported-media-type' : 'invalid-input';
}
