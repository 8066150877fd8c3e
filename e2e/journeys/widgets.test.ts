import { createPage, saveHeaderOrFooter, saveMenu } from '@stoa/commerce';
import type { JsonObject } from '@stoa/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openUnderClock } from '../harness/clock.ts';
import { picture, widgetShop } from './steps/widget-page.ts';

const { origin, visit, withWidget } = widgetShop(async ({ system, sell }) => {
  await sell('Bowl 1', 100, 5);
  await createPage(system, { title: 'Away', slug: 'away', publish: true });
  for (const [number, label, orderInMobile] of [
    [1, 'Bowls', 5],
    [2, 'Help', 2],
    [3, 'Sale', 9],
  ] as const) {
    const items = [{ id: label, label, url: '/away', items: [] }];
    await saveMenu(system, { number, name: label, orderInMobile, items });
  }
  await saveHeaderOrFooter(system, { kind: 'header', name: 'Main', isPrimary: true, menuNumbers: [3, 1, 2] });
});

/** Marks a document: one that was loaded anew is not marked any more. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

it('the menus of the sidebar stand by their own numbers, those of the header as it names them [USER-514, CMS-523]', async () => {
  await visit('/away', async (page) => {
    const labels = (name: string) =>
      page.getByRole('navigation', { name }).getByRole('link').allTextContents();
    expect(await labels('Main menu')).toEqual(['Sale', 'Bowls', 'Help']);
    await page.setViewportSize({ width: 600, height: 900 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().waitFor();
    expect(await labels('Main menu')).toEqual(['Help', 'Bowls', 'Sale']);
  });
});

const slide = (title: string, over: JsonObject = {}): JsonObject => ({
  picture: picture(title),
  title,
  ...over,
});
const shown = (page: Page) => page.locator('.banner-slide[data-state=current] .banner-title').textContent();

describe('a banner carousel', () => {
  const slides = [slide('One'), slide('Two'), slide('Three')];

  it('goes by dots, and by arrows around both ends [BANNER-501, BANNER-502, BANNER-503]', async () => {
    await withWidget('banner-carousel', { slides }, async (page) => {
      const titles = page.locator('.banner-title');
      const visible = () => titles.filter({ visible: true }).allTextContents();
      expect(await visible()).toEqual(['One']);
      expect(await page.getByRole('button', { name: /^Slide \d/ }).count()).toBe(3);
      const go = async (button: string, title: string) => {
        await page.getByRole('button', { name: button }).click();
        expect(await shown(page), button).toBe(title);
        await expect.poll(visible).toEqual([title]);
      };
      await go('Slide 3 of 3', 'Three');
      await go('Slide 2 of 3', 'Two');
      await go('Previous slide', 'One');
      await go('Previous slide', 'Three');
      await go('Next slide', 'One');
      await go('Next slide', 'Two');
      await go('Slide 1 of 3', 'One');
    });
  });

  it.each(['fade', 'slide'])('moves by %s [BANNER-506, BANNER-507]', async (transition) => {
    await withWidget('banner-carousel', { slides, transition }, async (page) => {
      const next = page.locator('.banner-slide[data-state=after]').first();
      const style = await next.evaluate((one) => {
        const { opacity, transform, transitionProperty, transitionDuration } = getComputedStyle(one);
        const ways = transitionProperty.split(', ');
        const seconds = transitionDuration.split(', ').map(Number.parseFloat);
        const gradual = ways.filter((_, at) => (seconds[at] ?? 0) > 0.1);
        return { opacity, moved: new DOMMatrix(transform).m41 / one.clientWidth, gradual };
      });
      const moved = transition === 'slide' ? 1 : 0;
      expect(style).toEqual({ opacity: '0', moved, gradual: ['opacity', 'transform'] });
    });
  });

  it('turns by a touch of more than 90 px, around both ends [BANNER-504, BANNER-505, BANNER-524, CONST-017, CONST-529]', async () => {
    await withWidget('banner-carousel', { slides }, async (page) => {
      for (const [dx, title] of [
        [90, 'One'],
        [-90, 'One'],
        [-91, 'Two'],
        [91, 'One'],
        [91, 'Three'],
      ] as const) {
        await swipe(page, dx);
        expect(await shown(page), `${dx} px`).toBe(title);
      }
      // A browser that tells of a touch without saying where breaks nothing.
      await page.locator('.banner').evaluate((banner) => {
        for (const type of ['touchstart', 'touchend'])
          banner.dispatchEvent(new TouchEvent(type, { bubbles: true }));
      });
      expect(await shown(page)).toBe('Three');
      await swipe(page, -91);
      expect(await shown(page)).toBe('One');
    });
  });

  describe('that moves by itself', () => {
    const moving = { slides: [slide('One'), slide('Two')], autoSlide: true, delay: 7 };

    it('does so after as many seconds as it is told, but not below the mouse [BANNER-509, BANNER-510, CONST-509]', async () => {
      await withWidget('banner-carousel', moving, async (page) => {
        await openUnderClock(page, page.url());
        await page.mouse.move(600, 880);
        await page.clock.runFor(6_999);
        expect(await shown(page)).toBe('One');
        await page.clock.runFor(1);
        expect(await shown(page)).toBe('Two');
        await page.locator('.banner').hover({ position: { x: 600, y: 60 } });
        await resting(page).waitFor();
        await page.clock.runFor(60_000);
        expect(await shown(page)).toBe('Two');
        await page.mouse.move(600, 890);
        await resting(page).waitFor({ state: 'detached' });
        await page.clock.runFor(7_000);
        expect(await shown(page)).toBe('One');
      });
    });

    it('is stopped by its button, and stays so wherever mouse and focus go', async () => {
      await withWidget('banner-carousel', moving, async (page) => {
        await openUnderClock(page, page.url());
        await page.getByRole('button', { name: 'Pause' }).click();
        await page.mouse.move(600, 890);
        await page.getByLabel('Search products').focus();
        await page.clock.runFor(60_000);
        expect(await shown(page)).toBe('One');
        await page.getByRole('button', { name: 'Play' }).press('Enter');
        await resting(page).waitFor({ state: 'detached' });
        await page.clock.runFor(7_000);
        expect(await shown(page)).toBe('Two');
      });
    });

    it('waits while the keyboard is in it', async () => {
      await withWidget('banner-carousel', moving, async (page) => {
        await openUnderClock(page, page.url());
        await page.mouse.move(600, 890);
        await page.getByRole('button', { name: 'Previous slide' }).focus();
        await page.keyboard.press('Tab');
        await resting(page).waitFor();
        await page.clock.runFor(60_000);
        expect(await shown(page)).toBe('One');
      });
    });
  });

  it('does not move unasked [BANNER-508]', async () => {
    await withWidget('banner-carousel', { slides, delay: 1 }, async (page) => {
      await openUnderClock(page, page.url());
      await page.mouse.move(600, 890);
      await page.clock.runFor(60_000);
      expect(await shown(page)).toBe('One');
    });
  });

  it('is 400 px high, with its words as wide and where they are told to be [BANNER-521, BANNER-522, BANNER-523, CMS-501, CONST-549]', async () => {
    const placed = [
      { textWidth: 30, contentAlign: 'right', verticalAlign: 'top', textAlign: 'center' },
      { textWidth: 50, contentAlign: 'center', verticalAlign: 'bottom', textAlign: 'right' },
      { textWidth: 60, contentAlign: 'left', verticalAlign: 'middle', textAlign: 'left' },
    ];
    const slides = placed.map((place) => slide('Placed', place));
    await withWidget('banner-carousel', { slides, transition: 'fade' }, async (page) => {
      expect(await page.locator('.banner-slide').evaluateAll(wordsOfSlides)).toEqual(placed);
      const heights = await page
        .locator('.banner, .banner-slide, .banner-image')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights).toEqual(Array.from({ length: 7 }, () => 400));
    });
  });

  it('has another picture below 720 px where it is given one [BANNER-512, BANNER-513, CONST-524]', async () => {
    const both = slide('Wide', { mobilePicture: picture('Narrow') });
    const visible = (page: Page, alt: string) => page.getByRole('img', { name: alt }).isVisible();
    await withWidget('banner-carousel', { slides: [both] }, async (page) => {
      await page.setViewportSize({ width: 720, height: 900 });
      expect([await visible(page, 'Wide'), await visible(page, 'Narrow')]).toEqual([true, false]);
      await page.setViewportSize({ width: 719, height: 900 });
      expect([await visible(page, 'Wide'), await visible(page, 'Narrow')]).toEqual([false, true]);
      const narrow = page.getByRole('img', { name: 'Narrow' });
      expect(await narrow.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('/p/Narrow.');
    });
    await withWidget('banner-carousel', { slides: [slide('Wide')] }, async (page) => {
      await page.setViewportSize({ width: 719, height: 900 });
      expect(await visible(page, 'Wide')).toBe(true);
    });
  });

  it('leads to its link, its buttons to theirs, within the page [BANNER-517, BANNER-518, BANNER-519, ROUTE-536]', async () => {
    const button = { label: 'See the bowl', link: '/bowl-1' };
    const linked = slide('Linked', { link: '/away', primaryButton: button });
    await withWidget('banner-carousel', { slides: [linked] }, async (page) => {
      await mark(page);
      await page.getByRole('link', { name: 'See the bowl' }).click();
      await page.getByRole('heading', { name: 'Bowl 1', level: 1 }).waitFor();
      expect(page.url()).toBe(`${origin()}/bowl-1`);
      expect(await isMarked(page)).toBe(true);
      await page.goBack();
      for (const where of ['.banner', '.banner-title']) {
        // What gets a press on the words is the link that lies below them.
        const at = where === '.banner' ? { position: { x: 1200, y: 40 } } : { force: true };
        await page.locator(where).click(at);
        await page.waitForURL(`${origin()}/away`);
        await page.goBack();
      }
      await page.getByRole('main').getByRole('link', { name: 'Linked' }).press('Enter');
      await page.waitForURL(`${origin()}/away`);
    });
  });
});

it('a widget whose script fails is logged and vanishes, and the page stands [BANNER-524, ERR-535]', async () => {
  const props = { slides: [slide('One'), slide('Two')], autoSlide: true };
  await withWidget('banner-carousel', props, async (page) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        // Only what the banner asks.
        if (query.includes('reduced-motion')) throw new Error('no media here');
        return matchMedia.call(window, query);
      };
    });
    await page.reload();
    await page.locator('.banner').waitFor({ state: 'detached' });
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').waitFor();
    // The page's own heading, and not that of an error.
    await page.getByRole('heading', { name: /^Widget \d+$/, level: 1 }).waitFor();
    expect(logged.join()).toContain('no media here');
  });
});

describe('a static image', () => {
  const image = (over: JsonObject = {}) => ({ picture: picture('Kiln'), title: 'The kiln', ...over });
  const boxes = async (page: Page) => {
    const pictured = await page.locator('.static-image-picture').boundingBox();
    const words = await page.locator('.static-image-words').boundingBox();
    if (!pictured || !words) throw new Error('nothing to measure');
    return { pictured, words };
  };

  it.each(['left', 'right'])(
    'has its words beside the picture, on its %s [IMG-501, IMG-502]',
    async (contentSide) => {
      await withWidget('static-image', image({ contentSide }), async (page) => {
        const { pictured, words } = await boxes(page);
        const [first, second] = contentSide === 'left' ? [words, pictured] : [pictured, words];
        expect(first.x + first.width).toBeLessThanOrEqual(second.x);
        expect(words.y).toBeLessThan(pictured.y + pictured.height);
        expect(pictured.y).toBeLessThan(words.y + words.height);
      });
    },
  );

  it.each([
    ['one-third', 0.5],
    ['half', 1],
    ['two-third', 2],
  ])('takes %s of the width [IMG-503]', async (width, ratio) => {
    await withWidget('static-image', image({ width }), async (page) => {
      const { pictured, words } = await boxes(page);
      expect(pictured.width / words.width).toBeCloseTo(ratio, 1);
    });
  });

  it('as wide as the page has its words over it or below it, and is 400 px high [CONST-549, IMG-505, IMG-506, IMG-510]', async () => {
    await withWidget('static-image', image({ layout: 'full-over' }), async (page) => {
      const { pictured, words } = await boxes(page);
      expect(pictured.height).toBe(400);
      expect(words.y).toBeGreaterThanOrEqual(pictured.y);
      expect(words.y + words.height).toBeLessThanOrEqual(pictured.y + pictured.height);
    });
    await withWidget('static-image', image({ layout: 'full-below' }), async (page) => {
      const { pictured, words } = await boxes(page);
      expect(pictured.height).toBe(400);
      expect(words.y).toBeGreaterThanOrEqual(pictured.y + pictured.height);
    });
  });

  it.each([
    ['none', /^none$/],
    ['solid', /rgba\(0, 0, 0, 0\.25\)/],
    ['gradient', /linear-gradient/],
  ])('may have an overlay: %s [IMG-507, IMG-508, IMG-509]', async (overlay, look) => {
    await withWidget('static-image', image({ layout: 'full-over', overlay }), async (page) => {
      const style = await page.locator('.static-image-picture').evaluate((one) => {
        const { content, background, width, height } = getComputedStyle(one, '::after');
        if (content === 'none') return 'none';
        const { offsetWidth, offsetHeight } = one as HTMLElement;
        const covers = Number.parseFloat(width) === offsetWidth && Number.parseFloat(height) === offsetHeight;
        return covers ? background : 'covers a part alone';
      });
      expect(style).toMatch(look);
    });
  });

  it.each(['partial', 'full-over', 'full-below'])(
    'has another picture below 720 px, and leads to its link: %s [CONST-524, IMG-514, IMG-515]',
    async (layout) => {
      const props = image({ layout, mobilePicture: picture('Small kiln'), link: '/away' });
      await withWidget('static-image', props, async (page) => {
        const small = page.getByRole('img', { name: 'Small kiln' });
        const wide = page.getByRole('img', { name: 'Kiln', exact: true });
        await page.setViewportSize({ width: 720, height: 900 });
        expect([await wide.isVisible(), await small.isVisible()]).toEqual([true, false]);
        await page.setViewportSize({ width: 719, height: 900 });
        expect([await wide.isVisible(), await small.isVisible()]).toEqual([false, true]);
        await page.locator('.static-image-picture').click({ position: { x: 10, y: 10 } });
        await page.waitForURL(`${origin()}/away`);
        await page.goBack();
        await page.getByRole('main').getByRole('link', { name: 'The kiln' }).press('Enter');
        await page.waitForURL(`${origin()}/away`);
      });
    },
  );

  it('has buttons that lead on within the page [IMG-516, ROUTE-536]', async () => {
    const props = image({ primaryButton: { label: 'See the bowl', link: '/bowl-1' } });
    await withWidget('static-image', props, async (page) => {
      await mark(page);
      await page.getByRole('link', { name: 'See the bowl' }).click();
      await page.getByRole('heading', { name: 'Bowl 1', level: 1 }).waitFor();
      expect(await isMarked(page)).toBe(true);
    });
  });
});

/** What a banner that does not move tells instead: it is there when the banner rests, and gone when it goes on. */
const resting = (page: Page) => page.locator('.banner [aria-live]').getByText(/^Slide/);

/** How the words of slides stand in them, in the terms of their settings. */
function wordsOfSlides(slides: readonly Element[]) {
  return slides.map((slide) => {
    const content = slide.querySelector('.banner-content');
    const words = slide.querySelector('.banner-words');
    if (!content || !words) throw new Error('nothing to measure');
    const [outer, inner] = [content.getBoundingClientRect(), words.getBoundingClientRect()];
    const style = getComputedStyle(content);
    const isFree = (px: number, padding: string) => px - Number.parseFloat(padding) > 5;
    const across = [
      isFree(inner.left - outer.left, style.paddingLeft),
      isFree(outer.right - inner.right, style.paddingRight),
    ];
    const down = [
      isFree(inner.top - outer.top, style.paddingTop),
      isFree(outer.bottom - inner.bottom, style.paddingBottom),
    ];
    const width =
      content.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return {
      textWidth: Math.round((inner.width / width) * 100),
      contentAlign: { 'false,true': 'left', 'true,true': 'center', 'true,false': 'right' }[across.join()],
      verticalAlign: { 'false,true': 'top', 'true,true': 'middle', 'true,false': 'bottom' }[down.join()],
      textAlign: getComputedStyle(words).textAlign,
    };
  });
}

/** A finger on the banner that goes `dx` pixels to the right. */
async function swipe(page: Page, dx: number): Promise<void> {
  await page.locator('.banner').evaluate((target, by) => {
    const at = (clientX: number) => [new Touch({ identifier: 1, target, clientX })];
    target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(600) }));
    target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(600 + by) }));
  }, dx);
}
