import { type RichBlock, type RichText, richTextOf } from '@stoa/domain';
import { history, undo } from 'prosemirror-history';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { tellAround } from './around.ts';
import {
  insertBreak,
  insertRule,
  removeLink,
  setAlign,
  setKind,
  setLink,
  toggle,
  toggleList,
  toggleQuote,
} from './commands.ts';
import { documentOf } from './document-of.ts';
import { keys } from './keys.ts';
import { richTextOfDocument } from './rich-text-of.ts';

/** An editor with these words selected; with none, the cursor stands before the first. */
function editing(text: string | RichText, selected = ''): EditorState {
  const doc = documentOf(typeof text === 'string' ? richTextOf(text) : text);
  const found: number[] = [];
  doc.descendants((node, pos) => {
    const at = node.text?.indexOf(selected) ?? -1;
    if (at !== -1) found.push(pos + at);
  });
  const from = found[0] ?? 1;
  const selection = TextSelection.create(doc, from, from + selected.length);
  return EditorState.create({ doc, selection, plugins: [history()] });
}

function after(state: EditorState, ...commands: Command[]): EditorState {
  return commands.reduce((held, command) => {
    let next = held;
    command(held, (tr) => {
      next = held.apply(tr);
    });
    return next;
  }, state);
}

const written = (state: EditorState) => richTextOfDocument(state.doc);
const paragraph = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const key = (name: string): Command => keys(() => true)[name] ?? (() => false);

describe('commands of the editor', () => {
  it('make headings of several paragraphs, which stay aligned', () => {
    const state = editing([{ ...paragraph('One'), align: 'center' } as RichBlock, paragraph('Two')]);
    const all = state.apply(
      state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)),
    );
    const made = after(all, setKind(3));
    expect(written(made)).toEqual([
      { type: 'heading', level: 3, align: 'center', content: [{ type: 'text', text: 'One' }] },
      { type: 'heading', level: 3, content: [{ type: 'text', text: 'Two' }] },
    ]);
    expect(tellAround(made)).toMatchObject({ kind: 3, align: undefined, canUndo: true });
    expect(written(after(made, setKind('paragraph')))).toEqual(written(state));
    expect(written(after(made, undo))).toEqual(written(state));
    expect(setKind(3)(made)).toBe(false);
  });

  it('align a paragraph, and back to the left as it stood by itself', () => {
    const state = after(editing('One'), setAlign('right'));
    expect(written(state)).toMatchObject([{ align: 'right' }]);
    expect(tellAround(state).align).toBe('right');
    expect(written(after(state, setAlign('left')))).toEqual([paragraph('One')]);
  });

  it('make text bold, and take it back', () => {
    const state = after(editing('By hand here', 'hand'), toggle('bold'));
    expect(written(state)).toMatchObject([
      { content: [{ text: 'By ' }, { text: 'hand', marks: ['bold'] }, { text: ' here' }] },
    ]);
    expect(tellAround(state).marks).toEqual(new Set(['bold']));
    expect(written(after(state, toggle('bold')))).toEqual([paragraph('By hand here')]);
  });

  it('make a list of paragraphs, another kind of it, and none', () => {
    const state = after(editing('One'), toggleList(false));
    expect(written(state)).toEqual([{ type: 'list', ordered: false, items: [[paragraph('One')]] }]);
    const numbered = after(state, toggleList(true));
    expect(written(numbered)).toEqual([{ type: 'list', ordered: true, items: [[paragraph('One')]] }]);
    expect(tellAround(numbered).list).toBe('ordered');
    expect(written(after(numbered, toggleList(true)))).toEqual([paragraph('One')]);
  });

  it('move an item in and out by keys, and leave Tab to go on', () => {
    const items = [[paragraph('One')], [paragraph('Two')]];
    const state = editing([{ type: 'list', ordered: false, items }], 'Two');
    const inside = after(state, key('Mod-]'));
    expect(written(inside)).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [[paragraph('One'), { type: 'list', ordered: false, items: [[paragraph('Two')]] }]],
      },
    ]);
    expect(written(after(inside, key('Mod-[')))).toEqual(written(state));
    expect(keys(() => true)).not.toHaveProperty('Tab');
  });

  it('make a quote of a paragraph and of a list, and take it out again', () => {
    const state = after(editing('One'), toggleList(false), toggleQuote);
    expect(tellAround(state)).toMatchObject({ quote: true, list: 'bullet' });
    expect(written(after(state, toggleQuote))).toEqual([
      { type: 'list', ordered: false, items: [[paragraph('One')]] },
    ]);
  });

  it('link what is selected, lead the whole link elsewhere, and take it away', () => {
    const linked = after(editing('See our lamps now', 'lamps'), setLink('/lamps'));
    expect(written(linked)).toMatchObject([
      { content: [{}, { type: 'link', href: '/lamps', content: [{ text: 'lamps' }] }, {}] },
    ]);
    const part = after(editing(written(linked), 'am'), toggle('bold'));
    expect(tellAround(part).href).toBe('/lamps');
    const moved = after(part, setLink('/lights'));
    expect(written(moved)).toMatchObject([
      { content: [{}, { href: '/lights', content: [{ text: 'l' }, { text: 'am' }, { text: 'ps' }] }, {}] },
    ]);
    expect(written(after(moved, removeLink, toggle('bold')))).toEqual([paragraph('See our lamps now')]);
    expect(removeLink(editing('No link'))).toBe(false);
  });

  it('write an address where nothing is selected', () => {
    expect(written(after(editing('Here'), setLink('/lamps')))).toMatchObject([
      { content: [{ type: 'link', href: '/lamps', content: [{ text: '/lamps' }] }, { text: 'Here' }] },
    ]);
  });

  it('draw a line with a place to write behind it, and end a line', () => {
    const state = editing('One');
    const end = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 4)));
    const ruled = after(end, insertRule);
    expect(written(ruled)).toEqual([paragraph('One'), { type: 'rule' }, { type: 'paragraph', content: [] }]);
    expect(ruled.selection.$from.parent.type.name).toBe('paragraph');
    expect(written(after(end, insertBreak))).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'One' }, { type: 'break' }] },
    ]);
  });
});
