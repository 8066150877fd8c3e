import { Button, Group, Textarea } from '@mantine/core';
import { adminPicturesText as text } from '@stoa/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../../kit/dialog.tsx';
import { useGuarded } from '../../../kit/form/index.ts';
import { Picture } from '../../../kit/picture.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { ALT_LENGTH, type Medium } from './media.ts';
import classes from './pictures.module.css';

interface TextDialogProps extends TextFormProps {
  /** The key of the picture: the text of each begins anew, within the one dialog. */
  readonly of: string | undefined;
}

interface TextFormProps {
  readonly medium: Medium;
  readonly at: number;
  readonly all: number;
  /** Whether another picture has no text yet. */
  readonly hasNext: boolean;
  /** Takes the text; with `next` goes on to the next picture without one. */
  readonly onApply: (alt: string, next: boolean) => void;
  readonly onClose: () => void;
}

/**
 * What a picture shows, beside the picture itself. Going on to the next picture stays in the same dialog, which gives the
 * focus back to what opened it. ADM-059, ADM-137
 */
export const TextDialog = ({ of, ...form }: TextDialogProps) => (
  <Dialog title={text.textTitle({ n: form.at + 1, all: form.all })} onClose={form.onClose}>
    <TextForm key={of} {...form} />
  </Dialog>
);

function TextForm({ medium, hasNext, onApply, onClose }: TextFormProps) {
  const { code: shop } = useWorkplace();
  const [alt, setAlt] = useState(medium.alt);
  useGuarded(useId(), alt !== medium.alt);
  const field = useRef<HTMLTextAreaElement>(null);
  // The dialog gives the focus to the first one alone.
  useEffect(() => field.current?.focus(), []);
  const isLong = alt.trim().length > ALT_LENGTH;
  const apply = (next: boolean) => {
    if (!isLong) onApply(alt.trim(), next);
  };
  return (
    <>
      <div className={classes.shown}>
        <Picture shop={shop} file={medium.file} alt="" side={240} fills />
      </div>
      <Textarea
        ref={field}
        label={text.text()}
        description={text.textHelp()}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        error={isLong && text.textLength()}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
        // A text of one line: Enter is done with it, as in any other.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          apply(hasNext);
        }}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {text.cancel()}
        </Button>
        {hasNext && (
          <Button variant="default" onClick={() => apply(true)}>
            {text.applyAndNext()}
          </Button>
        )}
        <Button onClick={() => apply(false)}>{text.apply()}</Button>
      </Group>
    </>
  );
}
