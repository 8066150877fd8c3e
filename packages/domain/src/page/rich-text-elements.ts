import type { RichBlock, RichInline, RichText, TextAlign } from './rich-text.ts';

/** Text, or an element that has the name and the meaning of one of HTML. */
export type RichNode = string | RichElement | RichLink;

export interface RichElement {
  readonly tag:
    | 'p'
    | `h${2 | 3 | 4}`
    | 'ol'
    | 'ul'
    | 'li'
    | 'blockquote'
    | 'hr'
    | 'br'
    | 'strong'
    | 'em'
    | 'u'
    | 's'
    | 'code';
  readonly align?: TextAlign;
  /** Absent of an element that can have none; empty of one that has none. */
  readonly children?: readonly RichNode[];
}

/** Its target is checked by whoever draws it (`linkOf`). */
export interface RichLink {
  readonly tag: 'a';
  readonly href: string;
  readonly children: readonly RichNode[];
}

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

/** Returns the elements that rich text is drawn with, wherever it is drawn: it has no others. */
export const richTextElements = (text: RichText): readonly RichNode[] => text.map(blockElement);

function blockElement(block: RichBlock): RichElement {
  switch (block.type) {
    case 'paragraph':
      return { tag: 'p', ...lineOf(block) };
    case 'heading':
      return { tag: `h${block.level}`, ...lineOf(block) };
    case 'list':
      return {
        tag: block.ordered ? 'ol' : 'ul',
        children: block.items.map((item) => ({ tag: 'li', children: richTextElements(item) })),
      };
    case 'quote':
      return { tag: 'blockquote', children: richTextElements(block.content) };
    case 'rule':
      return { tag: 'hr' };
  }
}

const lineOf = ({ align, content }: Extract<RichBlock, { type: 'paragraph' | 'heading' }>) => ({
  ...(align && { align }),
  children: content.map(inlineNode),
});

function inlineNode(inline: RichInline): RichNode {
  switch (inline.type) {
    case 'text':
      return (inline.marks ?? []).reduce<RichNode>(
        (inner, mark) => ({ tag: markTags[mark], children: [inner] }),
        inline.text,
      );
    case 'link':
      return { tag: 'a', href: inline.href, children: inline.content.map(inlineNode) };
    case 'break':
      return { tag: 'br' };
  }
}
