import type { RichBlock, RichInline, RichText, TextAlign, TextMark } from '@stoa/domain';
import type { Node } from 'prosemirror-model';

/** The one empty paragraph of a place in which nothing was written. */
const isBlank = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 &&
  firstChild?.type.name === 'paragraph' &&
  firstChild.childCount === 0 &&
  firstChild.attrs.align === null;

/** Returns a document of the editor as rich text; one in which nothing was written is empty. */
export const richTextOfDocument = (document: Node): RichText =>
  isBlank(document) ? [] : document.children.map(blockOf);

function blockOf(node: Node): RichBlock {
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', level: node.attrs.level, ...alignOf(node), content: inlinesOf(node) };
    case 'bulletList':
    case 'orderedList':
      return {
        type: 'list',
        ordered: node.type.name === 'orderedList',
        items: node.children.map(richTextOfDocument),
      };
    case 'quote':
      return { type: 'quote', content: richTextOfDocument(node) };
    case 'rule':
      return { type: 'rule' };
    default:
      return { type: 'paragraph', ...alignOf(node), content: inlinesOf(node) };
  }
}

function alignOf({ attrs: { align } }: Node): { readonly align?: TextAlign } {
  return align === null ? {} : { align };
}

/** In a document links are marks of what they hold; what follows one another with one address is one link. */
function inlinesOf({ children }: Node): RichInline[] {
  const content: RichInline[] = [];
  let at = 0;
  while (at < children.length) {
    const href = hrefOf(children[at]);
    if (href === undefined) {
      content.push(...children.slice(at, at + 1).map(inlineOf));
      at += 1;
      continue;
    }
    const beyond = children.findIndex((node, index) => index > at && hrefOf(node) !== href);
    const end = beyond === -1 ? children.length : beyond;
    content.push({ type: 'link', href, content: children.slice(at, end).map(inlineOf) });
    at = end;
  }
  return content;
}

const hrefOf = (node: Node | undefined): string | undefined =>
  node?.marks.find(({ type }) => type.name === 'link')?.attrs.href;

function inlineOf(node: Node): RichInline {
  if (node.text === undefined) return { type: 'break' };
  const marks = node.marks
    .map(({ type }) => type.name as TextMark | 'link')
    .filter((name) => name !== 'link');
  return { type: 'text', text: node.text, ...(marks.length > 0 && { marks }) };
}
