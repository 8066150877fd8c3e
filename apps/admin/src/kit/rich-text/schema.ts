import { linkOf, type TextAlign } from '@stoa/domain';
import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model';
import { styleOf } from './paste.ts';

const aligns: readonly string[] = ['left', 'center', 'right'] satisfies TextAlign[];

/** The alignment of a pasted or drawn element; null where it has none of ours. */
function alignOf(element: HTMLElement): TextAlign | null {
  const given = element.dataset.align ?? styleOf(element.dataset.style, 'text-align');
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

/** A part of a line that a style makes what our marks do; several may. */
const styled = (property: string, value: RegExp): TagParseRule => ({
  tag: 'span[data-style]',
  consuming: false,
  getAttrs: ({ dataset }) => value.test(styleOf(dataset.style, property)) && null,
});

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
      { tag: 'b', getAttrs: ({ dataset }) => styleOf(dataset.style, 'font-weight') !== 'normal' && null },
      styled('font-weight', /^(bold|bolder|[6-9]00)$/),
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, styled('font-style', /^italic$/)],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, styled('text-decoration', /\bunderline\b/)],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [
      { tag: 's' },
      { tag: 'del' },
      { tag: 'strike' },
      styled('text-decoration', /\bline-through\b/),
    ],
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
