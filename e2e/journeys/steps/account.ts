import type { Locator } from 'playwright-core';
import { hydrated } from '../../harness/hydrated.ts';
import type { Journey } from '../../harness/journey.ts';

export const PASSWORD = 'stoa-demo';

/** Fills in a sign-in form, of the modal or of the page, and sends it. */
export async function submitLogin(form: Locator, email: string, password = PASSWORD): Promise<void> {
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in from the header: by the modal, without scripts by the page. */
export async function signIn({ page, scripts }: Journey, email: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in / Register' });
  if (scripts) await hydrated(link);
  await link.click();
  await submitLogin(scripts ? page.getByRole('dialog', { name: 'Sign in' }) : page.getByRole('main'), email);
  await accountButton({ page }).waitFor();
}

/** Returns the icon of who is signed in. */
export const accountButton = ({ page }: Pick<Journey, 'page'>): Locator =>
  page.getByRole('banner').getByRole('group').filter({ hasText: 'My Account' });

/** Confirms the age where the shop asks for it. */
export async function confirmAge({ page }: Journey): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Are you of legal age?' });
  await dialog.getByRole('button', { name: 'I am 21 or older' }).click();
  await dialog.waitFor({ state: 'detached' });
}
