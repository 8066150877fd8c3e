import { errorEntry, isShopError } from '@stoa/domain';
import { errorPageText, sayError } from '@stoa/messages';
import type { FastifyError, FastifyInstance } from 'fastify';
import { escapeHtml, PLAIN_PAGE_POLICY, plainPage } from './html.ts';

/** Codes for what Fastify itself refuses. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
};

/** The last place an error can come to: a clear answer, never an internal. ERR-007, ERR-008, ERR-009, ERR-017 */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    // Whoever asked has gone: there is nobody to answer, and nothing went wrong.
    if (request.raw.destroyed || reply.raw.destroyed) return reply.hijack();
    const { status, code } = describe(error);
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    reply.code(status).header('cache-control', 'no-store');
    if (isShopError(error) && error.code === 'rate-limited')
      reply.header('retry-after', String(error.params.retryAfter ?? 60));
    const sentence = sayError(code, isShopError(error) ? error.params : {});
    if (!request.headers.accept?.includes('text/html'))
      return reply.type('application/json; charset=utf-8').send({ success: false, code, message: sentence });
    return reply
      .header('content-security-policy', PLAIN_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(status >= 500 ? lastPage() : plainPage(sentence, `<h1>${escapeHtml(sentence)}</h1>${home}`));
  });
}

const home = `<p><a href="/">${escapeHtml(errorPageText.toHome())}</a></p>`;

/** Where not even the shop's own error page could be drawn. TEN-010, ERR-008, ERR-009 */
function lastPage(): string {
  const [lead, why] = [errorPageText.wentWrong(), errorPageText.errorPageFailed()];
  return plainPage(
    errorPageText.internalTitle(),
    `<h1>${escapeHtml(lead)}</h1><p>${escapeHtml(why)}</p>${home}`,
  );
}

function describe(error: FastifyError | Error): { status: number; code: string } {
  if (isShopError(error)) return { status: errorEntry(error).status, code: error.code };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return status >= 400 && status < 500
    ? { status, code: codeOfStatus[status] ?? 'invalid-input' }
    : { status: 500, code: 'internal' };
}
