import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget.ts';

const text = [
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Thrown ' },
      { type: 'text', text: 'by hand', marks: ['bold'] },
      { type: 'text', text: ' <b>here</b>' },
    ],
  },
];

it('a heading shows its title, and its sub-text with its tags at work [TXT-501, TXT-502, ENT-503]', async () => {
  const html = await renderWidget('heading', { title: 'Of clay', subText: text });
  expect(html).toContain('<h2>Of clay</h2>');
  expect(html).toContain('<p>Thrown <strong>by hand</strong>');
  expect(html).not.toContain('&lt;strong');
});

it('simple text is drawn as HTML; what was typed as text stays text [TXT-503]', async () => {
  const html = await renderWidget('rich-text', { text });
  expect(html).toContain('<p>Thrown <strong>by hand</strong> &lt;b&gt;here&lt;/b&gt;</p>');
});

it('links of a text lead on within the shop, or open what is outside of it in a new tab', async () => {
  const link = (href: string) => ({ type: 'link', href, content: [{ type: 'text', text: 'more' }] });
  const linked = async (href: string) =>
    renderWidget('rich-text', { text: [{ type: 'paragraph', content: [link(href)] }] });
  // The router marks its links with whether their pages may be discovered.
  expect(await linked('/kiln')).toMatch(/<a href="\/kiln" data-discover="true"[^>]*>more<\/a>/);
  expect(await linked('/kiln')).not.toContain('_blank');
  expect(await linked('https://kiln.example/')).toMatch(
    /<a href="https:\/\/kiln\.example\/" target="_blank" rel="noopener noreferrer">more/,
  );
});

it('simple text without content is not drawn [TXT-504]', async () => {
  const empty = [{ type: 'paragraph', content: [{ type: 'text', text: '  ' }] }];
  for (const nothing of [[], empty]) {
    expect(await renderWidget('rich-text', { text: nothing })).toBe('<div class="page-view"></div>');
  }
});
