import { plainText, type RichBlock, type RichInline, type RichText } from '@stoa/domain';

/** A part of rich text with the name of its type, which GraphQL tells its kinds by. */
type Typed = { readonly __typename: string } & Readonly<Record<string, unknown>>;

/** Returns rich text as the blocks of the contract. */
export function toRichBlocks(text: RichText): Typed[] {
  return text.map(toBlock);
}

function toBlock(block: RichBlock): Typed {
  switch (block.type) {
    case 'paragraph':
      return { __typename: 'RichParagraph', align: block.align ?? null, content: toInlines(block.content) };
    case 'heading': {
      const { align = null, level, content } = block;
      return { __typename: 'RichHeading', align, level, content: toInlines(content) };
    }
    case 'list':
      return {
        __typename: 'RichList',
        ordered: block.ordered,
        items: block.items.map((item) => ({ blocks: toRichBlocks(item) })),
      };
    case 'quote':
      return { __typename: 'RichQuote', blocks: toRichBlocks(block.content) };
    default:
      return { __typename: 'RichRule', text: '' };
  }
}

function toInlines(content: readonly RichInline[]): Typed[] {
  return content.map((inline) => {
    if (inline.type === 'text') {
      return { __typename: 'RichSpan', text: inline.text, marks: inline.marks ?? [] };
    }
    if (inline.type === 'break') return { __typename: 'RichBreak', text: '\n' };
    const text = plainText([{ type: 'paragraph', content: inline.content }]);
    return { __typename: 'RichLink', href: inline.href, text, content: toInlines(inline.content) };
  });
}
