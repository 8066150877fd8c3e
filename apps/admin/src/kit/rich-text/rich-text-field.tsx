import { Button, Input } from '@mantine/core';
import { isEmptyRichText, type RichText } from '@stoa/domain';
import { adminRichTextText as text } from '@stoa/messages';
import { IconPencil } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useField } from '../form/form-context.ts';
import classes from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { RichTextView } from './rich-text-view.tsx';

interface RichTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
}

/** The editor is a large part of its own, which is loaded when somebody wants to write. */
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;

/**
 * A text with headings, lists and links. It is shown as shoppers read it until one asks to edit it, by its button or by
 * pressing on the text; only then is the editor loaded.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, description, placeholder = text.write() } = props;
  const { value, onChange, onBlur, ref, id, error } = useField(name, label);
  const [editor, setEditor] = useState<{ readonly Editor: ComponentType<RichTextEditorProps> }>();
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const [labelId, errorId, helpId] = [`${id}-label`, `${id}-error`, `${id}-description`];
  const written: RichText = Array.isArray(value) ? value : [];
  const said = error ?? (loading === 'failed' ? text.loadFailed() : undefined);
  const describedBy = [said !== undefined && errorId, description !== undefined && helpId]
    .filter((one) => one !== false)
    .join(' ');

  const edit = async () => {
    setLoading('yes');
    try {
      const Editor = await loadEditor();
      setEditor({ Editor });
      setLoading('no');
    } catch {
      setLoading('failed');
    }
  };
  return (
    <Input.Wrapper
      id={`${id}-field`}
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      descriptionProps={{ id: helpId }}
      error={said}
      errorProps={{ id: errorId }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend, and this has a label as other fields do. */}
      <div role="group" aria-labelledby={labelId} className={classes.field} data-error={error !== undefined}>
        {editor ? (
          <editor.Editor
            id={id}
            label={label}
            labelId={labelId}
            describedBy={describedBy}
            invalid={error !== undefined}
            placeholder={placeholder}
            value={written}
            onChange={onChange}
            onBlur={onBlur}
            handle={ref}
          />
        ) : (
          <Shown label={label} text={written} loading={loading === 'yes'} id={id} ref={ref} onEdit={edit} />
        )}
      </div>
    </Input.Wrapper>
  );
}

interface ShownProps {
  readonly id: string;
  readonly label: string;
  readonly text: RichText;
  readonly loading: boolean;
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly onEdit: () => void;
}

function Shown({ id, label, text: written, loading, ref, onEdit }: ShownProps) {
  return (
    // The button does the same by keyboard; the text is a larger target for the mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div className={classes.shown} onClick={onEdit}>
      <div className={classes.shownText}>
        {isEmptyRichText(written) ? (
          <p className={classes.nothing}>{text.nothing()}</p>
        ) : (
          <RichTextView text={written} />
        )}
      </div>
      <Button
        ref={ref}
        id={id}
        variant="default"
        size="compact-sm"
        className={classes.edit ?? ''}
        loading={loading}
        leftSection={<IconPencil size={15} aria-hidden />}
        aria-label={text.editLabel({ label })}
      >
        {text.edit()}
      </Button>
    </div>
  );
}
