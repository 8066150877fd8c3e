import type { RichText } from '@stoa/domain';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { tellAround } from './around.ts';
import { documentOf } from './document-of.ts';
import { keys } from './keys.ts';
import { setStylesAside } from './paste.ts';
import classes from './rich-text.module.css';
import { richTextOfDocument } from './rich-text-of.ts';
import { Toolbar } from './toolbar.tsx';

/** What a form does with the editor. */
export interface RichTextHandle {
  readonly focus: () => void;
}

export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly labelId: string;
  /** The ids of what describes it: its help, and what is wrong with it. */
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly placeholder: string;
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
  readonly onBlur: () => void;
  readonly handle: Ref<RichTextHandle>;
}

const stateOf = (value: RichText, openLink: () => void) =>
  EditorState.create({
    doc: documentOf(value),
    plugins: [
      history(),
      keymap(
        keys(() => {
          openLink();
          return true;
        }),
      ),
    ],
  });

/** Says what the region is; the policy of the page forbids an attribute of style, and it needs none. */
const attributesOf = (props: RichTextEditorProps) => (state: EditorState) => ({
  id: props.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': props.labelId,
  ...(props.describedBy !== '' && { 'aria-describedby': props.describedBy }),
  ...(props.invalid && { 'aria-invalid': 'true' }),
  'aria-placeholder': props.placeholder,
  class: `${classes.text} ${classes.editable}`,
  'data-empty': String(richTextOfDocument(state.doc).length === 0),
});

/** The editor itself, with its toolbar. It has the focus as soon as it is there, unless something else has got it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, value, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  const [linkOpen, setLinkOpen] = useState(false);
  const [state, setState] = useState(() => stateOf(value, () => setLinkOpen(true)));
  const first = useRef(state);

  useLayoutEffect(() => {
    if (place.current === null) return;
    const made = new EditorView(place.current, {
      state: first.current,
      attributes: attributesOf(latest.current),
      dispatchTransaction(transaction) {
        const after = made.state.apply(transaction);
        made.updateState(after);
        setState(after);
        if (transaction.docChanged) latest.current.onChange(richTextOfDocument(after.doc));
      },
      transformPastedHTML: setStylesAside,
      handleDOMEvents: { blur: () => latest.current.onBlur() },
    });
    view.current = made;
    // Whoever went on to another field while it was loaded is writing there; else the focus is on what is around it.
    if (document.activeElement?.contains(place.current) ?? true) made.focus();
    return () => {
      first.current = made.state;
      view.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    latest.current = props;
    view.current?.setProps({ attributes: attributesOf(props) });
  });

  // What a form is reset to, or somebody else has saved since, takes the place of what is there.
  useEffect(() => {
    const shown = view.current;
    if (shown === null) return;
    if (documentOf(value).eq(documentOf(richTextOfDocument(shown.state.doc)))) return;
    const after = stateOf(value, () => setLinkOpen(true));
    shown.updateState(after);
    setState(after);
  }, [value]);

  useImperativeHandle(handle, () => ({ focus: () => view.current?.focus() }), []);

  return (
    <>
      <Toolbar
        label={label}
        controls={id}
        around={tellAround(state)}
        onRun={(command) => view.current && command(view.current.state, view.current.dispatch, view.current)}
        linkOpen={linkOpen}
        onLinkOpen={setLinkOpen}
      />
      <div ref={place} className={classes.place} data-placeholder={props.placeholder} />
    </>
  );
}
