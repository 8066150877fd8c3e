import {
  listStaffShops,
  type PlatformContext,
  readStaffSession,
  type StaffIdentity,
  signInStaff,
  signOutStaff,
} from '@stoa/commerce';
import { isShopError, ShopError } from '@stoa/domain';
import { adminText, tError } from '@stoa/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { urlencodedForm } from '../http/form-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { onAdminHost } from './admin-host.ts';
import { sendAdminPage } from './layout.ts';
import { html } from './markup.ts';
import { shopsPage } from './shops-page.ts';
import { signInPage } from './sign-in-page.ts';
import { clearStaffCookie, readStaffCookie, setStaffCookie } from './staff-cookie.ts';

/** A form with an e-mail address and a password. */
const FORM_BYTES = 4096;

/** Registers the back office on its own host: staff sign in and see their shops and roles. OPEN-002 */
export function mountAdmin(app: FastifyInstance, platform: PlatformContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES },
    async (_request: FastifyRequest, body: Buffer<ArrayBuffer>) =>
      new URLSearchParams((await urlencodedForm(body)).toString()),
  );
  app.addHook('onRequest', async (request, reply) => {
    // Not 'no-referrer': browsers would then send no origin with a form either.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    if (request.method === 'POST' && !isSameOrigin(request)) throw new ShopError('forbidden');
  });

  app.get('/', onAdminHost, async (request, reply) => {
    const staff = await staffOf(platform, request, reply);
    if (!staff) return reply.redirect('/sign-in', 302);
    return sendAdminPage(reply, shopsPage(staff, await listStaffShops(platform, staff)));
  });

  app.get('/sign-in', onAdminHost, async (request, reply) => {
    if (await staffOf(platform, request, reply)) return reply.redirect('/', 302);
    return sendAdminPage(reply, signInPage());
  });

  app.post('/sign-in', onAdminHost, (request, reply) => signIn(platform, request, reply));

  app.post('/sign-out', onAdminHost, async (request, reply) => {
    await endSession(platform, request);
    clearStaffCookie(request, reply);
    return reply.redirect('/sign-in', 303);
  });

  app.get('/*', onAdminHost, async (_request, reply) => {
    const title = adminText.notFound();
    const body = html`<h1>${title}</h1><p><a href="/">${adminText.toShops()}</a></p>`;
    return sendAdminPage(reply.code(404), { title, body });
  });
}

/** Finds who is signed in; removes a cookie without a valid session. */
async function staffOf(
  platform: PlatformContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StaffIdentity | undefined> {
  const token = readStaffCookie(request);
  if (token === undefined) return undefined;
  const staff = await readStaffSession(platform, token);
  if (!staff) clearStaffCookie(request, reply);
  return staff;
}

async function signIn(platform: PlatformContext, request: FastifyRequest, reply: FastifyReply) {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const [email, password] = [form.get('email') ?? '', form.get('password') ?? ''];
  try {
    const { token } = await signInStaff(platform, { email, password, clientAddress: request.ip });
    await endSession(platform, request);
    setStaffCookie(request, reply, token);
    return reply.redirect('/', 303);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
    return sendAdminPage(reply.code(refused.status), signInPage({ message: refused.message, email }));
  }
}

async function endSession(platform: PlatformContext, request: FastifyRequest): Promise<void> {
  const token = readStaffCookie(request);
  if (token !== undefined) await signOutStaff(platform, token);
}

/** An invalid e-mail address gets the same answer as an unknown one. */
function refusalOf(error: unknown) {
  if (!isShopError(error)) throw error;
  if (error.code === 'rate-limited') {
    return { status: 429, message: tError(error.code), retryAfter: error.params.retryAfter };
  }
  if (error.code !== 'invalid-credentials' && error.code !== 'invalid-input') throw error;
  return { status: 401, message: tError('invalid-credentials'), retryAfter: undefined };
}
