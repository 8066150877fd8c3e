/** How an error looks at the edges. */
export interface ErrorEntry {
  /** HTTP status of the REST and page answers. */
  readonly status: number;
  /** `extensions.code` of the GraphQL answer. */
  readonly graphql: string;
  /** Whether the very same request may succeed when it is sent again later. */
  readonly retryable: boolean;
}

/**
 * Every error a person or a client can act on. A code is part of the public contract: add, never rename.
 * ERR-007, ERR-501 to ERR-509, CONST-572, CONST-573
 */
export const errorCatalogue = {
  /** The input breaks a rule; `field` names where. */
  'invalid-input': { status: 400, graphql: 'BAD_USER_INPUT', retryable: false },
  /** The bot check was not passed; the challenge must be made anew. */
  'challenge-failed': { status: 400, graphql: 'CHALLENGE_FAILED', retryable: false },
  /** A GraphQL document beyond the limits of depth, cost, aliases or batches. */
  'query-too-complex': { status: 400, graphql: 'QUERY_TOO_COMPLEX', retryable: false },
  /** Nobody is signed in, or the session has ended. */
  unauthenticated: { status: 401, graphql: 'UNAUTHENTICATED', retryable: false },
  /** Wrong e-mail or password: one answer for both, so that accounts can't be enumerated. */
  'invalid-credentials': { status: 401, graphql: 'INVALID_CREDENTIALS', retryable: false },
  /** The password is right, and a code of the second factor is needed as well. ADM-006 */
  'code-required': { status: 401, graphql: 'CODE_REQUIRED', retryable: false },
  /** The shop asks for a second factor and the person has none: nothing of it is answered until they do. ADM-009 */
  'second-factor-required': { status: 403, graphql: 'SECOND_FACTOR_REQUIRED', retryable: false },
  /** Signed in, but without the scope; or a foreign origin. */
  forbidden: { status: 403, graphql: 'FORBIDDEN', retryable: false },
  /** The shop does not let visitors check out; its own message goes in `params.message`. CHK-002 */
  'checkout-prevented': { status: 403, graphql: 'CHECKOUT_PREVENTED', retryable: false },
  /** No such thing in this shop, or not this person's: both look alike on purpose. */
  'not-found': { status: 404, graphql: 'NOT_FOUND', retryable: false },
  /** The link has expired. Only somebody who could open it before gets this answer. */
  'link-expired': { status: 410, graphql: 'LINK_EXPIRED', retryable: false },
  /** The host belongs to no shop. TEN-013, TEN-517 */
  'client-not-found': { status: 404, graphql: 'CLIENT_NOT_FOUND', retryable: false },
  /** The shop exists and is closed. TEN-012, TEN-518 */
  'client-unavailable': { status: 404, graphql: 'CLIENT_UNAVAILABLE', retryable: false },
  /** The client accepts no kind of answer that there is. */
  'not-acceptable': { status: 406, graphql: 'NOT_ACCEPTABLE', retryable: false },
  /** The request took longer to arrive than anybody waits. */
  'request-timeout': { status: 408, graphql: 'REQUEST_TIMEOUT', retryable: true },
  'method-not-allowed': { status: 405, graphql: 'METHOD_NOT_ALLOWED', retryable: false },
  /** Somebody else changed the thing meanwhile, or a unique value is taken. */
  conflict: { status: 409, graphql: 'CONFLICT', retryable: false },
  /** Less in stock than asked for; `params.available` says how many. */
  'out-of-stock': { status: 409, graphql: 'OUT_OF_STOCK', retryable: false },
  /** A price is no longer the one the buyer agreed to. */
  'price-changed': { status: 409, graphql: 'PRICE_CHANGED', retryable: false },
  /** The cart holds nothing that can be bought. */
  'cart-empty': { status: 409, graphql: 'CART_EMPTY', retryable: false },
  /** A state does not allow the step, e.g. cancelling an order that is being packed. */
  'transition-refused': { status: 409, graphql: 'TRANSITION_REFUSED', retryable: false },
  /** The first request with this idempotency key is still at work. */
  'idempotency-in-progress': { status: 409, graphql: 'IDEMPOTENCY_IN_PROGRESS', retryable: true },
  'payload-too-large': { status: 413, graphql: 'PAYLOAD_TOO_LARGE', retryable: false },
  'unsupported-media-type': { status: 415, graphql: 'UNSUPPORTED_MEDIA_TYPE', retryable: false },
  /** The address and the headers of the request are larger than any request needs. */
  'head-too-large': { status: 431, graphql: 'HEAD_TOO_LARGE', retryable: false },
  /** The idempotency key was used before with another request. */
  'idempotency-mismatch': { status: 422, graphql: 'IDEMPOTENCY_MISMATCH', retryable: false },
  /** Too many requests; `params.retryAfter` is in seconds. */
  'rate-limited': { status: 429, graphql: 'RATE_LIMITED', retryable: true },
  /** The payment provider declined the payment. */
  'payment-declined': { status: 402, graphql: 'PAYMENT_DECLINED', retryable: false },
  /** A fault of the server. The reply tells nothing about the cause. */
  internal: { status: 500, graphql: 'INTERNAL_SERVER_ERROR', retryable: true },
  /** The database or a service we need is away for the moment. */
  unavailable: { status: 503, graphql: 'SERVICE_UNAVAILABLE', retryable: true },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;
