import { isShopError, ShopError } from '@stoa/domain';
import { GraphQLError } from 'graphql';
import type { ApiContext } from '../context.ts';
import { type Refusal, toRefusal } from '../edge/errors.ts';
import { TOO_COMPLEX } from './limits.ts';

const told = new WeakSet<GraphQLError>();

/** An error as a GraphQL client sees it. Nothing of a cause is in it. ERR-007 */
export function toGraphqlError(api: ApiContext | undefined, error: unknown): GraphQLError {
  // Told already, when it went through here with a context.
  if (error instanceof GraphQLError && told.has(error)) return error;
  const place = error instanceof GraphQLError ? error : undefined;
  const cause = place?.originalError ?? error;
  if (isShopError(cause)) return carrying(toRefusal(api, cause), place);
  if (isOfDocument(error)) return ofDocument(error);
  api?.shop.log.error({ error: cause instanceof Error ? cause.stack : String(cause) }, 'graphql');
  const requestId = api?.shop.requestId;
  const params = requestId === undefined ? {} : { request_id: requestId };
  return carrying({ ...toRefusal(api, cause), params }, place);
}

function carrying(refusal: Refusal, place: GraphQLError | undefined, http?: object): GraphQLError {
  const { code, params, status, retryable, field, message } = refusal;
  const error = new GraphQLError(message, {
    ...(place?.nodes && { nodes: place.nodes }),
    ...(place?.path && { path: place.path }),
    extensions: { code, params, status, retryable, ...(field !== undefined && { field }), ...http },
  });
  told.add(error);
  return error;
}

/** Faults of the document or its variables were made by GraphQL itself and tell nothing of our insides. */
function isOfDocument(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.originalError === undefined;
}

function ofDocument(error: GraphQLError): GraphQLError {
  const isTooComplex = error.message.includes(TOO_COMPLEX);
  const { http } = error.extensions;
  const refusal = toRefusal(undefined, new ShopError(isTooComplex ? 'query-too-complex' : codeOf(http)));
  return carrying({ ...refusal, message: error.message }, error, {
    ...(typeof http === 'object' && http !== null && { http }),
  });
}

/** The status GraphQL over HTTP asks for says what is wrong with the request. */
function codeOf(http: unknown) {
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : 400;
  if (status === 405) return 'method-not-allowed';
  if (status === 413) return 'payload-too-large';
  return status === 415 ? 'unsupported-media-type' : 'invalid-input';
}
