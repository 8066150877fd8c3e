import { expect, it } from 'vitest';
import { picture, renderWidget } from '../testing/render-widget.ts';

it('shows places to go, each with its picture and name', async () => {
  const tiles = ['Mugs', 'Vases'].map((label) => ({
    label,
    link: `/${label.toLowerCase()}`,
    picture: picture(label),
  }));
  const html = await renderWidget('tiles', { title: 'Departments', tiles });
  expect(html).toContain('<h2>Departments</h2>');
  expect(html).toMatch(/<a class="tile" href="\/mugs"[^>]*>.*Mugs\.webp.*<span>Mugs<\/span><\/a>/);
  expect(html).toMatch(/<a class="tile" href="\/vases"/);
});

it('shows what a shop promises, and leads to more of it', async () => {
  const html = await renderWidget('assurances', {
    items: [
      { icon: 'truck', title: 'Free over $75', link: '/shipping' },
      { icon: 'card', title: 'Paid safely', text: 'By bank transfer' },
    ],
  });
  expect(html).toMatch(/icon-truck.*<strong><a href="\/shipping"[^>]*>Free over \$75<\/a><\/strong>/);
  expect(html).toMatch(/icon-card.*<strong>Paid safely<\/strong><span>By bank transfer<\/span>/);
});
