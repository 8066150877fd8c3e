import { type ListedMail, listMails, type PlatformContext, type Shop, systemContext } from '@stoa/commerce';
import { escapeHtml, ShopError } from '@stoa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PLAIN_PAGE_POLICY, plainPage } from '../http/html.ts';

/** Shows a mail as it would look; it can't run scripts or load anything. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-top-navigation-by-user-activation";

/**
 * `/mail`: the mail of a shop that the demo made, sent or waiting. It shows everybody's mail to everybody, so in
 * other shops there is no such page.
 */
export function addMailViewer(
  app: FastifyInstance,
  platform: PlatformContext,
  shopOf: (request: FastifyRequest) => Shop,
  isOfDemo: (shop: Shop) => boolean,
): void {
  const mailsOf = async (request: FastifyRequest) => {
    const shop = shopOf(request);
    if (!isOfDemo(shop)) throw new ShopError('not-found');
    return listMails(systemContext(platform, shop, { command: 'mail-viewer' }));
  };

  app.get('/mail', async (request, reply) =>
    reply
      .header('content-security-policy', PLAIN_PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(plainPage('Mail', listOf(await mailsOf(request)))),
  );

  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = (await mailsOf(request)).find(({ id }) => id === request.params.id);
    if (!mail) throw new ShopError('not-found');
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}

/** A long address makes no column wider than a phone. */
const WORDS_WRAP = 'overflow-wrap: anywhere';

function listOf(mails: readonly ListedMail[]): string {
  if (mails.length === 0)
    return '<h1>Mail</h1><p>Nothing has been sent yet. Place an order, and look again.</p>';
  const rows = mails.map(
    ({ id, subject, recipient, status, createdAt }) =>
      `<tr><td><a href="/mail/${escapeHtml(id)}"><bdi>${escapeHtml(subject)}</bdi></a></td><td><bdi>${escapeHtml(recipient)}</bdi></td>` +
      `<td>${escapeHtml(status)}</td><td>${escapeHtml(createdAt.toISOString().slice(0, 16).replace('T', ' '))}</td></tr>`,
  );
  return `<h1>Mail</h1><table style="${WORDS_WRAP}"><thead><tr><th>Subject</th><th>To</th><th>State</th><th>Written (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
