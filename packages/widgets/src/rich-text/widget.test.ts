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

it('a heading shows its title, and its sub-text with its tags at work [TXT-501, TXT-502]', async () => {
  const html = await renderWidget('heading', { title: 'Of clay', subText: text });
  expect(html).toContain('<h2>Of clay</h2>');
  expect(html).toContain('Thrown <strong>by hand</strong>');
});

it('simple text is drawn as HTML; what was typed as text stays text [TXT-503]', async () => {
  const html = await renderWidget('rich-text', { text });
  expect(html).toContain('<p>Thrown <strong>by hand</strong> &lt;b&gt;here&lt;/b&gt;</p>');
});

it('simple text without content is not drawn [TXT-504]', async () => {
  const empty = [{ type: 'paragraph', content: [{ type: 'text', text: '  ' }] }];
  for (const nothing of [[], empty]) {
    expect(await renderWidget('rich-text', { text: nothing })).toBe('<div class="page-view"></div>');
  }
});
