import type { RichBlock, RichInline, RichText, TextAlign } from '@stoa/domain';
import { parseFragment } from 'parse5';
import {
  attributeOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isInline,
  isUnread,
  MAX_NESTING,
  textOf,
} from './elements.ts';
import { inlinesOf } from './inlines-of-html.ts';

/** The depth of nested lists and quotes; deeper ones are flattened. */
const MAX_CONTAINERS = 3;

interface Place {
  readonly depth: number;
  readonly containers: number;
}

/**
 * Converts untrusted HTML to rich text. The tree can hold only paragraphs, headings, lists, quotes, rules, links and
 * marks, so scripts, styles, handlers, frames and pictures are gone by construction. Links are kept only where
 * `linkOf` takes them. Never throws, whatever the text.
 */
export function richTextOfHtml(html: string): RichText {
  return blocksOf(parseFragment(html).childNodes, { depth: 0, containers: 0 });
}

function blocksOf(nodes: readonly HtmlNode[], place: Place): RichBlock[] {
  const blocks: RichBlock[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    blocks.push(...paragraph(inlinesOf(line)));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
    } else if (isElement(node) && !isUnread(node)) {
      endLine();
      blocks.push(...blockOf(node, { ...place, depth: place.depth + 1 }));
    }
  }
  endLine();
  return blocks;
}

function paragraph(content: readonly RichInline[], align?: TextAlign): RichBlock[] {
  return content.length === 0 ? [] : [{ type: 'paragraph', ...(align && { align }), content }];
}

function blockOf(element: HtmlElement, place: Place): RichBlock[] {
  if (place.depth > MAX_NESTING) return richLine(textOf(element));
  switch (element.tagName) {
    case 'h1':
    case 'h2':
      return heading(element, 2);
    case 'h3':
      return heading(element, 3);
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(element, 4);
    case 'hr':
      return [{ type: 'rule' }];
    case 'ul':
    case 'ol':
      return list(element, place);
    case 'blockquote':
      return quote(element, place);
    case 'tr':
      return tableRow(element);
    default:
      return container(element, place);
  }
}

const richLine = (text: string): RichBlock[] => {
  const words = text.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
};

/** Returns a paragraph or a division: one paragraph when it holds only inline content. */
function container(element: HtmlElement, place: Place): RichBlock[] {
  if (!element.childNodes.every((node) => isInline(node))) return blocksOf(element.childNodes, place);
  return paragraph(inlinesOf(element.childNodes), alignOf(element));
}

function heading(element: HtmlElement, level: 2 | 3 | 4): RichBlock[] {
  const align = alignOf(element);
  const content = element.childNodes.every((node) => isInline(node))
    ? inlinesOf(element.childNodes)
    : richLine(textOf(element)).flatMap((block) => (block.type === 'paragraph' ? block.content : []));
  return content.length === 0 ? [] : [{ type: 'heading', level, ...(align && { align }), content }];
}

function list(element: HtmlElement, place: Place): RichBlock[] {
  const inside = { ...place, containers: place.containers + 1 };
  const items = element.childNodes
    .filter(isElement)
    .map((item) => blocksOf(item.tagName === 'li' ? item.childNodes : [item], inside))
    .filter((blocks) => blocks.length > 0);
  if (inside.containers > MAX_CONTAINERS) return items.flat();
  return items.length === 0 ? [] : [{ type: 'list', ordered: element.tagName === 'ol', items }];
}

function quote(element: HtmlElement, place: Place): RichBlock[] {
  const inside = { ...place, containers: place.containers + 1 };
  const content = blocksOf(element.childNodes, inside);
  if (inside.containers > MAX_CONTAINERS) return content;
  return content.length === 0 ? [] : [{ type: 'quote', content }];
}

/** Rich text has no tables: a row becomes a line, its cells parted by a bar. */
function tableRow(element: HtmlElement): RichBlock[] {
  const cells = element.childNodes.filter(isElement).map(textOf);
  return richLine(cells.map((cell) => cell.trim()).join(' | '));
}

function alignOf(element: HtmlElement): TextAlign | undefined {
  const styled = /(?:^|;)\s*text-align\s*:\s*(left|center|right)\b/i.exec(attributeOf(element, 'style'))?.[1];
  const given = (styled ?? attributeOf(element, 'align')).toLowerCase();
  return given === 'left' || given === 'center' || given === 'right' ? given : undefined;
}
