import { expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { hydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';
import { confirmAge } from './steps/account.ts';

const harbor = browserFor('harbor.localhost');
const ember = browserFor('ember.localhost');

it.each(manners)('what is to be read of a product stands in tabs, %s [PDP-034]', async (_, manner) => {
  await harbor(manner, 'Tabs', async ({ page, origin, scripts, step }) => {
    await page.goto(`${origin}/tideline-mug`);
    const details = page.locator('.attributes');
    const description = page.getByText('Thrown from iron-rich clay');
    if (scripts) {
      const tab = page.getByRole('tab', { name: 'Description', selected: true });
      await hydrated(tab);
      await tab.focus();
      expect(await details.isVisible()).toBe(false);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: 'Details', selected: true }).waitFor();
      expect(await description.isVisible()).toBe(false);
    } else {
      expect(await page.getByRole('tab').count()).toBe(0);
      expect(await description.isVisible()).toBe(true);
    }
    expect(await details.isVisible()).toBe(true);
    await step('details');
  });
});

it.each(manners)('or is unfolded by its title where the shop wants that, %s [PDP-034]', async (_, manner) => {
  await ember(manner, 'Unfolding', async (journey) => {
    const { page, origin, step } = journey;
    await page.goto(`${origin}/castavela-robusto-box`);
    await confirmAge(journey);
    const details = page.locator('.attributes');
    expect(await details.isVisible()).toBe(false);
    await page.locator('summary').filter({ hasText: 'Details' }).click();
    await details.waitFor();
    await step('unfolded');
  });
});
