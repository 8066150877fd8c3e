import { type ListedMail, listMails, type PlatformContext, type Shop, systemContext } from '@stoa/commerce';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml, PLAIN_PAGE_POLICY, plainPage } from '../http/html.ts';

/** A mail is shown as it would look, and can do nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-top-navigation-by-user-activation";

/**
 * `/mail`: the mail of a demo shop, sent or waiting. Mounted in demo mode only, for it shows everybody's mail
 * to everybody.
 */
export function addMailViewer(
  app: FastifyInstance,
  platform: PlatformContext,
  shopOf: (request: FastifyRequest) => Shop,
): void {
  const mailsOf = (request: FastifyRequest) =>
    listMails(systemContext(platform, shopOf(request), 'mail-viewer'));

  app.get('/mail', async (request, reply) =>
    reply
      .header('content-security-policy', PLAIN_PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(plainPage('Mail', listOf(await mailsOf(request)))),
  );

  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = (await mailsOf(request)).find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}

function listOf(mails: readonly ListedMail[]): string {
  if (mails.length === 0)
    return '<h1>Mail</h1><p>Nothing has been sent yet. Place an order, and look again.</p>';
  const rows = mails.map(
    ({ id, subject, recipient, status, createdAt }) =>
      `<tr><td><a href="/mail/${escapeHtml(id)}">${escapeHtml(subject)}</a></td><td>${escapeHtml(recipient)}</td>` +
      `<td>${escapeHtml(status)}</td><td>${escapeHtml(createdAt.toISOString().slice(0, 16).replace('T', ' '))}</td></tr>`,
  );
  return `<h1>Mail</h1><table><thead><tr><th>Subject</th><th>To</th><th>State</th><th>Written (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
