/**
 * Rich text as a small tree. It has only the elements listed here; a renderer draws it and escapes every text. Link
 * targets are checked when drawn (`linkOf`).
 */
export type RichText = readonly RichBlock[];

export type RichBlock =
  | { readonly type: 'paragraph'; readonly align?: TextAlign; readonly content: readonly RichInline[] }
  | {
      readonly type: 'heading';
      readonly level: 2 | 3 | 4;
      readonly align?: TextAlign;
      readonly content: readonly RichInline[];
    }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly type: 'quote'; readonly content: RichText }
  | { readonly type: 'rule' };

export type RichInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly TextMark[] }
  | { readonly type: 'link'; readonly href: string; readonly content: readonly RichInline[] }
  | { readonly type: 'break' };

export type TextAlign = 'left' | 'center' | 'right';
export type TextMark = 'bold' | 'italic' | 'underline' | 'strike' | 'code';

/** Returns a text of paragraphs (parted by blank lines) as rich text. */
export function richTextOf(text: string): RichText {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter((paragraph) => paragraph !== '').map(paragraphOf);
}

function paragraphOf(text: string): RichBlock {
  const lines = text.split('\n').map((line): RichInline => ({ type: 'text', text: line.trim() }));
  return {
    type: 'paragraph',
    content: lines.flatMap((line, at) => (at === 0 ? [line] : [{ type: 'break' }, line])),
  };
}

/** Returns the words alone, blocks parted by line breaks: for descriptions in markup, search and excerpts. */
export function plainText(text: RichText): string {
  return text
    .map(blockText)
    .filter((block) => block !== '')
    .join('\n');
}

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'quote':
      return plainText(block.content);
    case 'rule':
      return '';
    default:
      return inlineText(block.content).trim();
  }
}

function inlineText(content: readonly RichInline[]): string {
  return content
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? ' ' : inlineText(inline.content);
    })
    .join('');
}

/** Tells whether a rich text is empty. TXT-504 */
export function isEmptyRichText(text: RichText): boolean {
  return plainText(text).trim() === '';
}
