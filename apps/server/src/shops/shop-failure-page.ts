import { graphqlError, restError, toRefusal } from '@stoa/api';
import type { HostResolution } from '@stoa/commerce';
import { errorEntry, escapeHtml, ShopError, shopFailureMessage } from '@stoa/domain';
import { errorPageText, t, tError } from '@stoa/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLAIN_PAGE_POLICY, plainPage } from '../http/html.ts';

type Failure = Extract<HostResolution, { kind: 'not-found' | 'unavailable' }>;

/** Returns the reason of a shop-level failure, as the contract names it. TEN-012, TEN-013 */
const reasonOf = (failure: Failure) =>
  failure.kind === 'unavailable' ? 'client-unavailable' : 'client-not-found';

/** Answers where there is no shop to answer: a page, or JSON to who asked for data. TEN-008, TEN-009, OPEN-048 */
export function sendShopFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  const code = reasonOf(failure);
  const { status } = errorEntry(new ShopError(code));
  reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  const title = failure.kind === 'unavailable' ? failure.shop.name : errorPageText.shopNotFoundTitle();
  const text = t(
    failure.kind === 'unavailable'
      ? shopFailureMessage({ access: 'client-unavailable', name: failure.shop.name })
      : shopFailureMessage({ access: 'client-not-found', host: failure.host }),
  );
  if (!request.headers.accept?.includes('text/html')) {
    return reply.send(dataOf(code, text));
  }
  return reply
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(plainPage(title, `<h1>${escapeHtml(title)}</h1><p data-reason="${code}">${escapeHtml(text)}</p>`));
}

/**
 * Returns the failure for clients of both doors at once: an error of GraphQL, and one of REST. `message` is the
 * catalogue's, `detail` the page's. ERR-501, ERR-502
 */
function dataOf(reason: 'client-unavailable' | 'client-not-found', detail: string) {
  const refusal = toRefusal({ t, tError }, new ShopError(reason));
  const [error] = graphqlError(refusal).errors;
  const extensions = { ...error?.extensions, reason, detail };
  return { ...restError(refusal), reason, detail, errors: [{ message: refusal.message, extensions }] };
}
