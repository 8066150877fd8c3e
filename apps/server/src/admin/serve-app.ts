import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import { ShopError } from '@stoa/domain';
import type { FastifyInstance } from 'fastify';
import { onAdminHost } from './admin-host.ts';

/** Where `npm start` builds the app of the back office. */
const folder = fileURLToPath(new URL('../../../admin/build/', import.meta.url));

/** Where a nonce goes in the page as it was built. */
const NONCE = /STOA-CSP-NONCE/g;

/** Allows the app its own scripts and styles, pictures of its host, and calls of its host; nothing of others. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the app of the back office: one page for all its addresses, and the files that it is made of. The page holds
 * nothing of anybody; the app asks the contract who is signed in.
 */
export async function serveApp(app: FastifyInstance): Promise<void> {
  await app.register(serveFiles, {
    root: `${folder}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    wildcard: false,
    ...onAdminHost,
  });
  let page: Promise<string> | undefined;
  app.get('/*', onAdminHost, async (request, reply) => {
    // Whoever asks for no page asks for a file that is not there.
    if (!request.headers.accept?.includes('text/html')) throw new ShopError('not-found');
    page ??= readFile(`${folder}index.html`, 'utf8');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy(nonce) })
      .type('text/html; charset=utf-8')
      .send((await page).replaceAll(NONCE, nonce));
  });
}
