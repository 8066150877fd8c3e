import type { Page } from 'playwright-core';
import type { Journey } from '../../harness/journey.ts';
import { type Colleague, heading, type Office, openScreen } from './office.ts';

export const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
export const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
export const save = (page: Page) => saveBar(page).getByRole('button', { name: 'Save' }).click();

/** Opens the account of somebody new, by way of the home of the shop. */
export async function openAccount(office: Office, journey: Journey): Promise<Colleague> {
  const who = await office.employ('Ada Quill', 'support');
  await office.enter(journey, who, `/${office.shop.code}`);
  await heading(journey.page, 'Quay & Sons').waitFor();
  await openScreen(journey, 'Your account');
  await nameField(journey.page).waitFor();
  return who;
}
