import { expect, it } from 'vitest';
import { richTextElements } from './rich-text-elements.ts';

it('rich text is drawn with elements of its own, the first mark of a text innermost', () => {
  const line = [
    { type: 'text', text: 'By hand', marks: ['bold', 'italic'] },
    { type: 'break' },
    { type: 'link', href: '/kiln', content: [{ type: 'text', text: '<b>' }] },
  ] as const;
  expect(
    richTextElements([
      { type: 'heading', level: 3, align: 'center', content: line },
      { type: 'list', ordered: true, items: [[{ type: 'paragraph', content: [] }]] },
      { type: 'list', ordered: false, items: [] },
      { type: 'quote', content: [{ type: 'rule' }] },
    ]),
  ).toEqual([
    {
      tag: 'h3',
      align: 'center',
      children: [
        { tag: 'em', children: [{ tag: 'strong', children: ['By hand'] }] },
        { tag: 'br' },
        { tag: 'a', href: '/kiln', children: ['<b>'] },
      ],
    },
    { tag: 'ol', children: [{ tag: 'li', children: [{ tag: 'p', children: [] }] }] },
    { tag: 'ul', children: [] },
    { tag: 'blockquote', children: [{ tag: 'hr' }] },
  ]);
});
