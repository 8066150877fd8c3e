import { linkOf, type RichInline, type TextMark } from '@stoa/domain';
import { attributeOf, type HtmlNode, isElement, isUnread, MAX_NESTING, markOf, textOf } from './elements.ts';

interface Line {
  readonly marks: readonly TextMark[];
  readonly isLinked: boolean;
  readonly depth: number;
}

const MARK_ORDER: readonly TextMark[] = ['bold', 'italic', 'underline', 'strike', 'code'];

/** Converts inline nodes to rich text: collapses white space and joins neighbours with equal marks. */
export function inlinesOf(nodes: readonly HtmlNode[]): RichInline[] {
  const parts = nodes.flatMap((node) => partsOf(node, { marks: [], isLinked: false, depth: 0 }));
  return trimmed(joined(parts));
}

function partsOf(node: HtmlNode, line: Line): RichInline[] {
  if ('value' in node) return textPart(node.value, line.marks);
  if (!isElement(node) || isUnread(node)) return [];
  if (node.tagName === 'br') return [{ type: 'break' }];
  if (line.depth > MAX_NESTING) return textPart(textOf(node), line.marks);
  const below = { ...line, depth: line.depth + 1 };
  const content = (inner: Line) => node.childNodes.flatMap((child) => partsOf(child, inner));
  if (node.tagName === 'a' && !line.isLinked) {
    const href = attributeOf(node, 'href').trim();
    const inside = joined(content({ ...below, isLinked: true }));
    const isUsable = href.length <= 2048 && linkOf(href) !== undefined && inside.length > 0;
    return isUsable ? [{ type: 'link', href, content: inside }] : inside;
  }
  const mark = markOf(node);
  if (mark === undefined || line.marks.includes(mark)) return content(below);
  return content({ ...below, marks: MARK_ORDER.filter((one) => one === mark || line.marks.includes(one)) });
}

function textPart(value: string, marks: readonly TextMark[]): RichInline[] {
  // NUL and unpaired surrogates can't be stored, and HTML does not allow them either.
  const text = value
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[ \t\r\n\f]+/g, ' ');
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

function joined(parts: readonly RichInline[]): RichInline[] {
  const out: RichInline[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (part.type !== 'text') {
      out.push(part);
    } else if (last?.type === 'text' && sameMarks(last, part)) {
      out[out.length - 1] = { ...last, text: `${last.text}${part.text}`.replace(/ {2,}/g, ' ') };
    } else {
      const endsInSpace =
        last === undefined || last.type === 'break' || (last.type === 'text' && last.text.endsWith(' '));
      const text = endsInSpace ? part.text.replace(/^ /, '') : part.text;
      if (text !== '') out.push({ ...part, text });
    }
  }
  return out;
}

type TextPart = Extract<RichInline, { type: 'text' }>;

const sameMarks = (a: TextPart, b: TextPart): boolean => (a.marks ?? []).join() === (b.marks ?? []).join();

/** Without breaks and space at the end, and without space before a break. */
function trimmed(parts: readonly RichInline[]): RichInline[] {
  const out: RichInline[] = [];
  for (const part of parts.toReversed()) {
    const atEnd = out.length === 0;
    const before = out.at(-1);
    if (part.type === 'break' && atEnd) continue;
    if (part.type === 'text' && (atEnd || before?.type === 'break')) {
      const text = part.text.replace(/ $/, '');
      if (text !== '') out.push({ ...part, text });
    } else {
      out.push(part);
    }
  }
  return out.toReversed();
}
