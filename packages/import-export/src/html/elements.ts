import type { TextMark } from '@stoa/domain';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Elements that are ignored: scripts, styles and embedded content. */
const unread: ReadonlySet<string> = new Set(
  `script style noscript template iframe object embed svg math head title link meta base canvas audio video
  picture img map select textarea button input datalist`.split(/\s+/),
);

const inline: ReadonlySet<string> = new Set(
  `a abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd label mark q s samp small span
  strike strong sub sup time tt u var wbr`.split(/\s+/),
);

const marks: Readonly<Record<string, TextMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const isUnread = (node: HtmlNode): boolean => isElement(node) && unread.has(node.tagName);
export const markOf = (element: HtmlElement): TextMark | undefined =>
  Object.hasOwn(marks, element.tagName) ? marks[element.tagName] : undefined;

export function attributeOf(element: HtmlElement, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

/** Elements nested deeper than this are read as their text: a walk must not exhaust the stack. */
export const MAX_NESTING = 60;

/** Tells whether a node and everything in it is inline content. */
export function isInline(node: HtmlNode, depth = 0): boolean {
  if (!isElement(node)) return true;
  if (!inline.has(node.tagName)) return isUnread(node);
  return depth > MAX_NESTING || node.childNodes.every((child) => isInline(child, depth + 1));
}

/** Returns all text below a node, however deep it is; block elements are separated by blanks. */
export function textOf(node: HtmlNode): string {
  const text: string[] = [];
  const rest: (HtmlNode | ' ')[] = [node];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (next === ' ') text.push(next);
    else if ('value' in next) text.push(next.value);
    else if (isElement(next) && !isUnread(next)) {
      const below = next.childNodes.toReversed();
      rest.push(
        ...(inline.has(next.tagName) && next.tagName !== 'br' ? below : ([' ', ...below, ' '] as const)),
      );
    }
  }
  return text.join('');
}
