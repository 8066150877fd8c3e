import { linkOf, type TextAlign } from '@stoa/domain';
import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const aligns: readonly string[] = ['left', 'center', 'right'] satisfies TextAlign[];

/** The alignment of a pasted or drawn element; null where it has none of ours. */
function alignOf(element: HTMLElement): TextAlign | null {
  const given = element.dataset.align ?? element.style.textAlign;
  return aligns.includes(given) ? (given as TextAlign) : null;
}

const aligned = { align: { default: null } };
// An attribute of our own: the policy of the page forbids those of style.
const drawn = (tag: string, { align }: Attrs): DOMOutputSpec => [tag, { 'data-align': align }, 0];

const heading = (tag: string, level: number) => ({
  tag,
  getAttrs: (element: HTMLElement) => ({ level, align: alignOf(element) }),
});

const nodes = {
  doc: { content: 'block+' },
  // The first of its group, with which an empty place is filled.
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: aligned,
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignOf(element) }) }],
    toDOM: (node) => drawn('p', node.attrs),
  },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2 }, ...aligned },
    defining: true,
    // Pages have their first heading themselves, and there are three below it.
    parseDOM: [
      heading('h1', 2),
      heading('h2', 2),
      heading('h3', 3),
      heading('h4', 4),
      heading('h5', 4),
      heading('h6', 4),
    ],
    toDOM: (node) => drawn(`h${node.attrs.level}`, node.attrs),
  },
  bulletList: {
    group: 'block',
    content: 'listItem+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  listItem: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  quote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        // What a merchant must not plant in a page does not come in by pasting either.
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? '';
          return linkOf(href) !== undefined && { href };
        },
      },
    ],
    toDOM: ({ attrs: { href } }) => ['a', { href: linkOf(href)?.href, title: href }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Documents of Google stand in a `b` that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[5-9]\d{2})$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  },
  code: {
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', 0],
  },
} satisfies Record<string, MarkSpec>;

/**
 * What a rich text may hold, for ProseMirror: exactly what `RichText` of the domain does. Whatever else is typed,
 * dropped or pasted does not come in.
 */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

/** How a text stands out; of a link its address is told, too. */
export type MarkName = keyof typeof marks;
