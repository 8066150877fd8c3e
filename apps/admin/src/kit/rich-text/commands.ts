import type { TextAlign } from '@stoa/domain';
import { toggleMark, wrapIn } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import {
  alignOf,
  type BlockKind,
  kindOf,
  linkAround,
  listAround,
  quoteAround,
  textBlocks,
} from './around.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Makes the blocks of the selection paragraphs or headings; each stays aligned as it is. */
export function setKind(kind: BlockKind): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { pos, node } of textBlocks(state)) {
      if (kindOf(node) === kind) continue;
      const { align } = node.attrs;
      if (kind === 'paragraph') tr.setNodeMarkup(pos, nodes.paragraph, { align });
      else tr.setNodeMarkup(pos, nodes.heading, { level: kind, align });
    }
    if (tr.docChanged) dispatch?.(tr.scrollIntoView());
    return tr.docChanged;
  };
}

/** Aligns the blocks of the selection. To the left is how a text stands by itself. */
export function setAlign(align: TextAlign): Command {
  return (state, dispatch) => {
    const { tr } = state;
    for (const { pos, node } of textBlocks(state)) {
      if (alignOf(node) !== align) tr.setNodeAttribute(pos, 'align', align === 'left' ? null : align);
    }
    if (tr.docChanged) dispatch?.(tr.scrollIntoView());
    return tr.docChanged;
  };
}

/** Makes text bold, and so on, or takes it back. */
export const toggle = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'code'): Command =>
  toggleMark(marks[name]);

/** Makes a list of the selection; a list of the other kind becomes one of this, and one of this kind none. */
export function toggleList(ordered: boolean): Command {
  const type: NodeType = ordered ? nodes.orderedList : nodes.bulletList;
  return (state, dispatch, view) => {
    const around = listAround(state);
    if (around === undefined) return wrapInList(type)(state, dispatch, view);
    if (around.node.type === type) return liftListItem(nodes.listItem)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type).scrollIntoView());
    return true;
  };
}

/** Makes a quote of the selection, or takes it out of the one around it. */
export const toggleQuote: Command = (state, dispatch, view) => {
  const around = quoteAround(state);
  if (around === undefined) return wrapIn(nodes.quote)(state, dispatch, view);
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node === around.node);
  if (!range) return false;
  dispatch?.(state.tr.lift(range, around.depth - 1).scrollIntoView());
  return true;
};

/** The selection, with the whole of the link in which it begins. */
function linkable(state: EditorState) {
  const { from, to } = state.selection;
  const around = linkAround(state);
  return { from: around?.from ?? from, to: Math.max(around?.to ?? to, to) };
}

/** Links the selection to an address, or the link in which it is to another; nothing selected, the address is written. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const link = marks.link.create({ href });
    const { from, to } = linkable(state);
    const { tr } = state;
    if (from === to) {
      const around = state.storedMarks ?? state.selection.$from.marks();
      tr.replaceSelectionWith(schema.text(href, link.addToSet(around)), false);
    } else {
      tr.removeMark(from, to, marks.link).addMark(from, to, link);
    }
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

/** Takes the link away; its text stays. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkable(state);
  if (!state.doc.rangeHasMark(from, to, marks.link)) return false;
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** Draws a line across, and puts the cursor behind it. */
export const insertRule: Command = (state, dispatch) => {
  const { tr } = state;
  tr.replaceSelectionWith(nodes.rule.create());
  const after = tr.selection.to;
  if (tr.doc.resolve(after).nodeAfter === null) {
    tr.insert(after, nodes.paragraph.create());
  }
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after), 1)).scrollIntoView());
  return true;
};

/** Ends a line within a block. */
export const insertBreak: Command = (state, dispatch) => {
  if (!(state.selection instanceof TextSelection)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};
