import { safeRedirectTarget } from '@stoa/domain';
import { redirect } from 'react-router';
import type { Route } from './+types/age';

/** 30 days, in seconds. OPEN-035 */
const LIFETIME = 2_592_000;

/** There is nothing to see here. */
export const loader = () => redirect('/');

/** Takes the answer of the age confirmation and leads back. SHELL-012 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const target = safeRedirectTarget(String(form.get('return') ?? '')) ?? '/';
  const answer = form.get('answer') === 'yes' ? 'yes' : 'no';
  const lifetime = answer === 'yes' ? `; Max-Age=${LIFETIME}` : '';
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return redirect(target, {
    headers: { 'Set-Cookie': `age_confirm=${answer}; Path=/; SameSite=Lax; HttpOnly${lifetime}${secure}` },
  });
}
