import { createHash } from 'node:crypto';
import type { StaffIdentity } from '@stoa/commerce';
import { adminText } from '@stoa/messages';
import type { FastifyReply } from 'fastify';
import { html, Markup } from './markup.ts';
import { adminStyle } from './style.ts';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%2322252b'/%3E%3Cpath d='M3 6h10M4 7v6M8 7v6M12 7v6M3 13h10' stroke='%23fff'/%3E%3C/svg%3E";

/** Allows the page's own style and icon, and forms sent to the same host. No script may run in the back office. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(adminStyle).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface AdminPage {
  readonly title: string;
  /** Who is signed in. */
  readonly staff?: StaffIdentity | undefined;
  readonly body: Markup;
  readonly narrow?: boolean;
}

/** Sends a page of the back office. The page is for one person, so nothing may store it. */
export function sendAdminPage(reply: FastifyReply, page: AdminPage): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(document(page).text);
}

const document = ({ title, staff, body, narrow = false }: AdminPage) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Stoa</title>
<link rel="icon" href="${ICON}">
<style>${new Markup(adminStyle)}</style>
</head>
<body>
<a class="skip" href="#content">${adminText.skipToContent()}</a>
<header class="bar">
<p class="brand"><a href="/">Stoa · ${adminText.name()}</a></p>
${staff && whoIsSignedIn(staff)}
</header>
<main id="content"${narrow && new Markup(' class="narrow"')}>${body}</main>
</body>
</html>`;

const whoIsSignedIn = ({ name, email, operator }: StaffIdentity) => html`
<p>${adminText.signedInAs({ name, email })}${operator && html`<br>${adminText.operator()}`}</p>
<form method="post" action="/sign-out"><button type="submit">${adminText.signOut()}</button></form>`;
