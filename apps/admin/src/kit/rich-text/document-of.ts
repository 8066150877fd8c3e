import type { RichBlock, RichInline, RichText, TextMark } from '@stoa/domain';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Returns a rich text as a document of the editor. What is empty has one empty paragraph, in which one can type. */
export const documentOf = (text: RichText): Node => nodes.doc.create(null, blocksOf(text));

const blocksOf = (text: RichText): Node[] => {
  const blocks = text.flatMap((block) => blockOf(block) ?? []);
  return blocks.length > 0 ? blocks : [nodes.paragraph.create()];
};

/** Returns a block; undefined for a list without items, which cannot be seen. */
function blockOf(block: RichBlock): Node | undefined {
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create({ align: block.align ?? null }, inlinesOf(block.content, []));
    case 'heading': {
      const { level, align = null } = block;
      return nodes.heading.create({ level, align }, inlinesOf(block.content, []));
    }
    case 'list': {
      if (block.items.length === 0) return undefined;
      const type = block.ordered ? nodes.orderedList : nodes.bulletList;
      return type.create(
        null,
        block.items.map((item) => nodes.listItem.create(null, blocksOf(item))),
      );
    }
    case 'quote':
      return nodes.quote.create(null, blocksOf(block.content));
    case 'rule':
      return nodes.rule.create();
  }
}

const inlinesOf = (content: readonly RichInline[], around: readonly Mark[]): Node[] =>
  content.flatMap((inline) => inlineOf(inline, around));

function inlineOf(inline: RichInline, around: readonly Mark[]): Node[] {
  switch (inline.type) {
    case 'text': {
      // The shop draws a line that ends within a text as a space.
      const text = inline.text.replace(/[\t\n\r]+/g, ' ');
      return text === '' ? [] : [schema.text(text, marksOf(inline.marks ?? [], around))];
    }
    case 'link':
      // Of a link in a link the inner one is followed.
      return inlinesOf(inline.content, [marks.link.create({ href: inline.href })]);
    case 'break':
      return [nodes.break.create(null, null, around)];
  }
}

const marksOf = (names: readonly TextMark[], around: readonly Mark[]) =>
  names.reduce((set, name) => marks[name].create().addToSet(set), around);
