import { describe, expect, it } from 'vitest';
import {
  EMPTY_PAGE,
  isEmptyRichText,
  type PageDocument,
  plainText,
  type RichText,
  richTextOf,
  type WidgetNode,
  widgetsOf,
} from './index.ts';

function widget(id: string, ...children: WidgetNode[]): WidgetNode {
  return { id, type: 'box', version: 1, props: {}, ...(children.length > 0 && { children }) };
}

const page: PageDocument = {
  version: 1,
  root: [widget('a', widget('b', widget('c')), widget('d')), widget('e')],
};

describe('page documents', () => {
  it('are read parents first', () => {
    expect([...widgetsOf(page.root)].map((node) => node.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...widgetsOf(EMPTY_PAGE.root)]).toEqual([]);
  });
});

describe('rich text', () => {
  const text: RichText = [
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'Care' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Wash by ' },
        { type: 'link', href: '/hand', content: [{ type: 'text', text: 'hand', marks: ['bold'] }] },
        { type: 'break' },
        { type: 'text', text: 'only.' },
      ],
    },
    { type: 'rule' },
    { type: 'list', ordered: false, items: [richTextOf('warm'), richTextOf('soft')] },
    { type: 'quote', content: richTextOf('Lovely') },
  ];

  it('gives its words', () => {
    expect(plainText(text)).toBe('Care\nWash by hand only.\nwarm\nsoft\nLovely');
  });

  it('is made of plain paragraphs and lines', () => {
    expect(richTextOf('One\ntwo\n\n  Three \n \n')).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'One' }, { type: 'break' }, { type: 'text', text: 'two' }],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'Three' }] },
    ]);
  });

  it('is empty when there is nothing to read', () => {
    expect(isEmptyRichText([])).toBe(true);
    expect(isEmptyRichText([{ type: 'rule' }, { type: 'paragraph', content: [{ type: 'break' }] }])).toBe(
      true,
    );
    expect(isEmptyRichText(text)).toBe(false);
  });
});
