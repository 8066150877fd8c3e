import type { TextAlign, TextMark } from '@stoa/domain';
import { redo, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What a block of text is: a paragraph, or a heading of this level. */
export type BlockKind = 'paragraph' | 2 | 3 | 4;

/** Tells what a block of text is. */
export const kindOf = ({ type, attrs }: Node): BlockKind =>
  type === nodes.heading ? attrs.level : 'paragraph';

/** Tells how a block of text is aligned. */
export const alignOf = ({ attrs }: Node): TextAlign => attrs.align ?? 'left';

interface Found {
  readonly node: Node;
  readonly pos: number;
  readonly depth: number;
}

function ancestor({ selection: { $from } }: EditorState, isIt: (node: Node) => boolean): Found | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isIt(node)) return { node, pos: $from.before(depth), depth };
  }
  return undefined;
}

/** The innermost list in which the selection begins. */
export const listAround = (state: EditorState): Found | undefined =>
  ancestor(state, ({ type }) => type === nodes.bulletList || type === nodes.orderedList);

/** The innermost quote in which the selection begins. */
export const quoteAround = (state: EditorState): Found | undefined =>
  ancestor(state, ({ type }) => type === nodes.quote);

/** The paragraphs and headings that the selection touches. */
export function textBlocks({ doc, selection: { from, to } }: EditorState) {
  const found: { readonly node: Node; readonly pos: number }[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) found.push({ node, pos });
    return !node.isTextblock;
  });
  return found;
}

interface LinkFound {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/** The whole link in which the selection begins; a cursor is in a link on both of its edges. */
export function linkAround({ selection: { $from, empty } }: EditorState): LinkFound | undefined {
  let at = $from.start();
  const spans = $from.parent.children.map((node) => {
    const from = at;
    at += node.nodeSize;
    return { href: marks.link.isInSet(node.marks)?.attrs.href as string | undefined, from, to: at };
  });
  const isIn = ({ from, to }: { readonly from: number; readonly to: number }) =>
    from <= $from.pos && (empty ? $from.pos <= to : $from.pos < to);
  const index = spans.findIndex((span) => span.href !== undefined && isIn(span));
  const found = spans[index];
  if (found?.href === undefined) return undefined;
  // A link has several parts where some of its words are bold, say.
  const other = ({ href }: { readonly href: string | undefined }) => href !== found.href;
  const before = spans.slice(0, index).findLast(other)?.to ?? $from.start();
  const beyond = spans.slice(index).find(other)?.from ?? at;
  return { href: found.href, from: before, to: beyond };
}

/** What holds where the selection is: what the toolbar shows as pressed. */
export interface Around {
  /** Undefined where several kinds are selected. */
  readonly kind: BlockKind | undefined;
  readonly align: TextAlign | undefined;
  readonly marks: ReadonlySet<TextMark>;
  readonly list: 'bullet' | 'ordered' | undefined;
  readonly quote: boolean;
  readonly href: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const onlyOne = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

const textMarks = ['bold', 'italic', 'underline', 'strike', 'code'] as const satisfies TextMark[];

function hasMark(state: EditorState, name: TextMark): boolean {
  const { from, to, empty, $from } = state.selection;
  if (!empty) return state.doc.rangeHasMark(from, to, marks[name]);
  return marks[name].isInSet(state.storedMarks ?? $from.marks()) !== undefined;
}

/** Tells what holds where the selection is. */
export function tellAround(state: EditorState): Around {
  const blocks = textBlocks(state).map(({ node }) => node);
  const list = listAround(state)?.node.type;
  return {
    kind: onlyOne(blocks.map(kindOf)),
    align: onlyOne(blocks.map(alignOf)),
    marks: new Set(textMarks.filter((name) => hasMark(state, name))),
    list: list && (list === nodes.orderedList ? 'ordered' : 'bullet'),
    quote: quoteAround(state) !== undefined,
    href: linkAround(state)?.href,
    canUndo: undo(state),
    canRedo: redo(state),
  };
}
