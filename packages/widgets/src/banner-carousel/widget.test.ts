import type { JsonObject } from '@stoa/domain';
import { expect, it } from 'vitest';
import { picture, renderWidget } from '../testing/render-widget.ts';

const slide = (over: JsonObject = {}): JsonObject => ({ picture: picture('mug'), title: 'Autumn', ...over });
const banner = (props: JsonObject) => renderWidget('banner-carousel', props);

it('a slide shows its picture, title and sub-title [BANNER-511, BANNER-514]', async () => {
  const html = await banner({ slides: [slide({ subTitle: 'New glazes' })] });
  expect(html).toMatch(/<img src="\/p\/medium\/mug\.webp"[^>]*alt="A mug"/);
  expect(html).toContain('<h2 class="banner-title">Autumn</h2>');
  expect(html).toContain('<p class="banner-sub-title">New glazes</p>');
  const winter = slide({ picture: picture('jug'), title: 'Winter', subTitle: 'Old glazes' });
  const both = await banner({ slides: [slide({ subTitle: 'New glazes' }), winter] });
  const second = both.slice(both.lastIndexOf('class="banner-slide"'));
  expect(new Set(second.match(/(?<=\/p\/\w+\/)\w+/g))).toEqual(new Set(['jug']));
  expect(second).toMatch(
    /<img src="\/p\/medium\/jug\.webp"[^>]*alt="A jug".*>Winter<\/h2>.*>Old glazes<\/p>/s,
  );
});

it('a slide has the buttons it is given, each with its own target and label [BANNER-515, BANNER-516]', async () => {
  const primaryButton = { label: 'See the mugs', link: '/mugs', style: 'solid' };
  const secondaryButton = { label: 'Our kiln', link: '/kiln', style: 'hollow' };
  const html = await banner({ slides: [slide({ primaryButton, secondaryButton })] });
  expect(html).toMatch(/<a class="button button-solid" href="\/mugs"[^>]*>See the mugs<\/a>/);
  expect(html).toMatch(/<a class="button button-hollow" href="\/kiln"[^>]*>Our kiln<\/a>/);
  expect(await banner({ slides: [slide()] })).not.toContain('class="button');
  for (const only of [{ primaryButton }, { secondaryButton }])
    expect((await banner({ slides: [slide(only)] })).match(/class="button /g)).toHaveLength(1);
});

it('targets within the shop stay in its page, others open a new tab [BANNER-520]', async () => {
  const button = (link: string) => ({ primaryButton: { label: 'Go', link } });
  expect(await banner({ slides: [slide(button('/mugs'))] })).not.toContain('_blank');
  expect(await banner({ slides: [slide(button('https://kiln.example/'))] })).toMatch(
    /<a href="https:\/\/kiln\.example\/" target="_blank" rel="noopener noreferrer"/,
  );
});

it('there is a dot for each of several slides, and an arrow each way [BANNER-502, BANNER-503]', async () => {
  const html = await banner({ slides: [slide(), slide(), slide()] });
  expect(html.match(/class="banner-dot"/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Previous slide"');
  expect(html).toContain('aria-label="Next slide"');
  expect(await banner({ slides: [slide()] })).not.toContain('banner-dot');
});

it('one slide is shown, the others are out of reach [BANNER-501]', async () => {
  const html = await banner({ slides: [slide(), slide({ title: 'Winter' }), slide()] });
  const states = [...html.matchAll(/data-state="(\w+)"[^>]*?( inert="")?>/g)].map(([, state, inert]) => [
    state,
    inert !== undefined,
  ]);
  expect(states).toEqual([
    ['current', false],
    ['after', true],
    ['after', true],
  ]);
  expect(await banner({ slides: [slide()] })).toContain('data-state="current"');
});

it('is 400 px high unless told otherwise', async () => {
  expect(await banner({ slides: [slide()] })).toContain('style="--banner-height:400px"');
  expect(await banner({ slides: [slide()], height: 560 })).toContain('style="--banner-height:560px"');
});
