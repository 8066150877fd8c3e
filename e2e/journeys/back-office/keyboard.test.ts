import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';
import { tabTo } from '../steps/keyboard.ts';
import { heading, navigation, type Office, openOffice, PASSWORD, told } from '../steps/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

it('by keyboard alone, with the focus in sight, one signs in, opens People, invites somebody and withdraws it', async () => {
  const owner = await office.employ('Olga Quay', 'owner');
  const email = 'bosun@quay.example';
  await office.visit('desktop', 'Keyboard', async ({ page, origin, step, expectStatus }) => {
    expectStatus(401);
    const { keyboard } = page;
    const isFocused = (label: string) => hasFocus(page.getByLabel(label, { exact: true }));
    await page.goto(`${origin}/sign-in`);
    await heading(page, 'Sign in').waitFor();
    // The first field waits for what is typed.
    await expect.poll(() => isFocused('E-mail address')).toBe(true);
    await keyboard.type(owner.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await heading(page, 'Quay & Sons').waitFor();

    // The skip link is the first stop, and leads past the navigation.
    await page.reload();
    await heading(page, 'Quay & Sons').waitFor();
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await hasFocus(skip)).toBe(true);
    await step('skip link');
    await keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');

    await page.reload();
    await heading(page, 'Quay & Sons').waitFor();
    await tabTo(page, navigation(page).getByRole('link', { name: 'People' }));
    await keyboard.press('Enter');
    await heading(page, 'People').waitFor();
    // The screen begins at its heading.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('People');

    const invite = page.getByRole('button', { name: 'Invite', exact: true });
    await tabTo(page, invite);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.waitFor();
    await expect.poll(() => isFocused('E-mail address')).toBe(true);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(invite)).toBe(true);

    await keyboard.press('Enter');
    await expect.poll(() => isFocused('E-mail address')).toBe(true);
    await keyboard.type(email);
    await tabTo(page, dialog.getByRole('radio', { checked: true }));
    await keyboard.press('ArrowUp');
    await tabTo(page, dialog.getByRole('button', { name: 'Send the invitation' }));
    await keyboard.press('Enter');
    await told(page, `The invitation to ${email} is on its way`).waitFor();

    const actions = page.getByRole('button', { name: `Actions for ${email}` });
    await tabTo(page, actions);
    await keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Send again' }).waitFor();
    await keyboard.press('ArrowDown');
    const withdraw = page.getByRole('menuitem', { name: 'Withdraw' });
    await expect.poll(() => hasFocus(withdraw)).toBe(true);
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: `Withdraw the invitation to ${email}?` });
    await question.waitFor();
    await tabTo(page, question.getByRole('button', { name: 'Withdraw' }));
    await keyboard.press('Enter');
    await told(page, `The invitation to ${email} is withdrawn`).waitFor();
  });
});
