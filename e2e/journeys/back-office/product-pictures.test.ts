import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import type { Journey } from '../../harness/journey.ts';
import { type Colleague, heading, type Office, officeDevices, openOffice, told } from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';

let office: Office;
let manager: Colleague;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.employ('Cato Logue', 'catalog-manager');
});
afterAll(() => office?.close());

interface Sent {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of so many pixels, as somebody has it on their device. */
const picture = async (name: string, width: number): Promise<Sent> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await red(width, 300).jpeg().toBuffer(),
});

/** Begins as a picture does, and ends too early. */
async function broken(name: string): Promise<Sent> {
  const whole = await picture(name, 777);
  return { ...whole, buffer: whole.buffer.subarray(0, 500) };
}

const pictures = (page: Page): Locator => page.getByRole('region', { name: 'Pictures', exact: true });
const tiles = (page: Page): Locator => pictures(page).getByRole('button', { name: /^(?:Picture|Film) \d/ });
const names = (page: Page) =>
  tiles(page).evaluateAll((found) =>
    found.map((one) =>
      one.getAttribute('aria-label')?.replace(/^\w+ \d+ of \d+(?:: )?(.*?)\. Open.*$/, '$1'),
    ),
  );

/** Opens a new product of this name. */
async function openNew(journey: Journey, name: string): Promise<string> {
  const id = await office.own.sell(name, 1250, 5);
  await office.enter(journey, manager, `/${office.shop.code}/products/${id}`);
  await heading(journey.page, name).waitFor();
  return `/${name.toLowerCase().replace(/\W+/g, '-')}`;
}

async function choose(page: Page, ...files: readonly Sent[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await pictures(page)
    .getByRole('button', { name: /^(?:Add pictures|Drop pictures)/ })
    .click();
  await (await choosing).setFiles([...files]);
}

/** Writes what a picture shows into the dialog that is open. */
async function write(page: Page, text: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Text for picture/ });
  await dialog.getByLabel('What it shows').fill(text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

it.each(officeDevices)(
  'pictures of a product are sent, a broken one is told by name, they are described, put in order and seen in the shop: %s',
  async (_, device) => {
    await office.visit(device, 'Pictures of a product', async (journey) => {
      const { page, step } = journey;
      const path = await openNew(journey, `Jug for ${device}`);
      await pictures(page).scrollIntoViewIfNeeded();
      await step('none yet');
      journey.expectStatus(400);
      const pdf = { name: 'price list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
      await choose(
        page,
        await picture('Side.jpg', 400),
        await broken('Half.jpg'),
        pdf,
        await picture('Top.jpg', 500),
      );
      await pictures(page).getByText('2 pictures').waitFor();
      const way = pictures(page).getByRole('list', { name: 'On their way' });
      const half = way.getByRole('listitem').filter({ hasText: 'Half.jpg' });
      await half.getByText('This is no picture that can be read here.').waitFor();
      await way
        .getByRole('listitem')
        .filter({ hasText: 'price list.pdf' })
        .getByText('It is no picture.')
        .waitFor();
      await pictures(page).getByText('2 without a text').waitFor();
      await saveBar(page).getByText('1 unsaved change').waitFor();
      await step('two came, two did not');
      await half.getByRole('button', { name: 'Try again: Half.jpg' }).click();
      await half.getByText('This is no picture that can be read here.').waitFor();
      await half.getByRole('button', { name: 'Dismiss Half.jpg' }).click();
      await way.getByRole('button', { name: 'Dismiss price list.pdf' }).click();
      await way.waitFor({ state: 'detached' });

      await tiles(page).first().click();
      await step('describing');
      const described = page.getByRole('dialog', { name: /^Text for picture/ }).getByLabel('What it shows');
      await described.fill('A jug');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Stay here' }).click();
      expect(await described.inputValue()).toBe('A jug');
      await write(page, 'A jug from its side', 'Done and next');
      await write(page, 'A jug from above', 'Done');
      expect(await names(page)).toEqual(['A jug from its side', 'A jug from above']);
      await pictures(page).getByText('without a text').waitFor({ state: 'detached' });
      await pictures(page).getByRole('button', { name: 'More for picture 2' }).click();
      await page.getByRole('menuitem', { name: 'Make it the first' }).click();
      await pictures(page).getByText('It is now picture 1 of 2').waitFor();
      expect(await names(page)).toEqual(['A jug from above', 'A jug from its side']);
      await save(page);
      await told(page, 'The product is saved').waitFor();
      await saveBar(page).waitFor({ state: 'detached' });
      await step('saved');

      const { text } = await office.own.visitor(office.server).get(path, { accept: 'text/html' });
      expect(text.indexOf('A jug from above')).toBeGreaterThan(0);
      expect(text.indexOf('A jug from its side')).toBeGreaterThan(text.indexOf('A jug from above'));
      const [file] = /top-[0-9a-f]{16}\.webp/.exec(text) ?? [];
      const shown = await office.own
        .visitor(office.server)
        .get(`/cdn/${office.shop.code}/images/products/medium/${file}.webp`);
      expect(shown.status).toBe(200);
    });
  },
);

/** Hands a file to the page as a drop or a paste does. */
const hand = (place: Locator, type: 'drop' | 'paste', { name, mimeType, buffer }: Sent) =>
  place.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], given.name, { type: given.mimeType }));
      const event =
        given.type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { type, name, mimeType, bytes: buffer.toString('base64') },
  );

it('pictures are dropped and pasted, the same one once; keys, drag and a menu put them in order and remove them', async () => {
  await office.visit('desktop', 'Pictures by drop, paste and drag', async (journey) => {
    const { page, step } = journey;
    await openNew(journey, 'Kettle');
    const add = pictures(page).getByRole('button', { name: /^(?:Add pictures|Drop pictures)/ });
    await hand(add, 'drop', await picture('One.jpg', 401));
    await pictures(page).getByText('1 picture', { exact: true }).waitFor();
    await hand(page.locator('body'), 'paste', await picture('Two.jpg', 402));
    await pictures(page).getByText('2 pictures').waitFor();
    await hand(page.getByLabel('Name', { exact: true }), 'paste', await picture('Into a text.jpg', 499));
    await hand(add, 'drop', await picture('One again.jpg', 401));
    await told(page, 'One again.jpg is among the pictures already').waitFor();
    await choose(page, await picture('Three.jpg', 403));
    await pictures(page).getByText('3 pictures').waitFor();
    for (const [at, text] of ['one', 'two', 'three'].entries()) {
      await tiles(page).nth(at).click();
      await write(page, text, 'Done');
    }
    await step('three');

    await tiles(page).nth(2).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    expect(await names(page)).toEqual(['one', 'three', 'two']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^Picture 2 of 3: three/,
    );
    await tiles(page).nth(0).dragTo(tiles(page).nth(2));
    expect(await names(page)).toEqual(['three', 'two', 'one']);
    await tiles(page).nth(1).hover();
    await pictures(page).getByRole('button', { name: 'More for picture 2' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    expect(await names(page)).toEqual(['three', 'one']);
    await step('in order');
    await saveBar(page).getByRole('button', { name: 'Discard' }).click();
    await pictures(page).getByText('Drop pictures here, paste them, or choose them').waitFor();
  });
});

it('while pictures are on their way each tells how far it is, three at a time, and leaving asks first [ADM-035]', async () => {
  await office.visit('desktop', 'Pictures on their way', async (journey) => {
    const { page, step } = journey;
    await openNew(journey, 'Bowl');
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/v1/shops/*/pictures?*', async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await choose(page, ...(await Promise.all([1, 2, 3, 4].map((n) => picture(`Bowl ${n}.jpg`, 600 + n)))));
    const way = pictures(page).getByRole('list', { name: 'On their way' });
    await way.getByText('Waits for the others').waitFor();
    await expect.poll(() => asked).toBe(3);
    expect(await way.getByRole('progressbar').count()).toBe(4);
    expect(await way.getByText('Waits for the others').count()).toBe(1);
    await step('on their way');
    await way.getByRole('button', { name: 'Do not send Bowl 2.jpg' }).click();
    await expect.poll(() => asked).toBe(4);
    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    held.resolve();
    await pictures(page).getByText('3 pictures').waitFor();
    await way.waitFor({ state: 'detached' });
    expect(asked).toBe(4);
    await saveBar(page).getByText('1 unsaved change').waitFor();
  });
});
