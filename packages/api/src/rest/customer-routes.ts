import { z } from 'zod';
import {
  askForConfirmation,
  askForReset,
  replacePassword,
  saveSettings,
  useReset,
} from '../operations/customer.ts';
import { nothing } from './inputs.ts';
import { route } from './route.ts';

const text = z.string().max(1000);

const settings = z.strictObject({
  email: text.nullish(),
  first_name: text.nullish(),
  last_name: text.nullish(),
  nick_name: text.nullish(),
});

export const customerRoutes = [
  route('POST', '/api/auth/request-password-reset', z.strictObject({ email: text }), async (api, input) => {
    await askForReset(api, input.email);
    return {};
  }),
  route(
    'POST',
    '/api/auth/reset-password',
    z.strictObject({ token: text, password: text }),
    async (api, { token, password }) => ({ token: await useReset(api, token, password) }),
  ),
  route(
    'POST',
    '/api/account/password',
    z.strictObject({ current_password: text, new_password: text }),
    async (api, { current_password, new_password }) => ({
      token: await replacePassword(api, current_password, new_password),
    }),
  ),
  /** API-015, ACC-015, ACC-016 */
  route('POST', '/api/account/settings', settings, async (api, input) => {
    const { user, emailToConfirm } = await saveSettings(api, input);
    return { status: 'success', user, email_to_confirm: emailToConfirm };
  }),
  route('POST', '/api/account/confirm-email', nothing, async (api) => {
    await askForConfirmation(api);
    return {};
  }),
];
