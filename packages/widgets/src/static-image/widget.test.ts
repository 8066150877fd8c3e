import type { JsonObject } from '@stoa/domain';
import { expect, it } from 'vitest';
import { picture, renderWidget } from '../testing/render-widget.ts';

const words = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];
const image = (props: JsonObject = {}) =>
  renderWidget('static-image', { picture: picture('kiln'), title: 'The kiln', ...props });

it('shows a picture with title and description, on narrow screens too where it is the only one [IMG-501, IMG-511, IMG-514]', async () => {
  const html = await image({ description: words('Lit twice a week.') });
  expect(html).toContain('data-layout="partial"');
  expect(html).toMatch(/<img src="\/p\/medium\/kiln\.webp"[^>]*alt="A kiln"/);
  expect(html).toContain('<h2>The kiln</h2>');
  expect(html).toContain('<p>Lit twice a week.</p>');
  expect(html).not.toContain('banner-wide-only');
});

it('shows the buttons it is given, each with its own target [IMG-512, IMG-513, IMG-516]', async () => {
  const primaryButton = { label: 'Visit us', link: '/visit' };
  const secondaryButton = { label: 'Map', link: 'https://map.example/', style: 'hollow' };
  const html = await image({ primaryButton, secondaryButton });
  expect(html).toMatch(/<a class="button button-solid" href="\/visit"[^>]*>Visit us<\/a>/);
  expect(html).toMatch(/<a href="https:\/\/map\.example\/" target="_blank"[^>]*>Map/);
  expect(html).not.toMatch(/href="\/visit" target/);
  expect(await image()).not.toContain('class="button');
  const linksOf = (one: string) => [...one.matchAll(/<a [^>]*>([^<]*)/g)].map(([, label]) => label?.trim());
  expect(linksOf(html)).toEqual(['Visit us', 'Map']);
  expect(linksOf(await image({ primaryButton }))).toEqual(['Visit us']);
  expect(linksOf(await image({ secondaryButton }))).toEqual(['Map']);
  expect(await image({ secondaryButton })).toMatch(/class="button button-hollow"/);
});
