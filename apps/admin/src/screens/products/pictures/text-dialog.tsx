import { Button, Group, Textarea } from '@mantine/core';
import { adminPicturesText as text } from '@stoa/messages';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { ALT_LENGTH, type Medium } from './media.ts';
import classes from './pictures.module.css';

interface TextDialogProps {
  readonly medium: Medium;
  readonly at: number;
  readonly all: number;
  /** Whether another picture has no text yet. */
  readonly hasNext: boolean;
  /** Takes the text; with `next` goes on to the next picture without one. */
  readonly onApply: (alt: string, next: boolean) => void;
  readonly onClose: () => void;
}

/** What a picture shows, beside the picture itself. ADM-137 */
export function TextDialog({ medium, at, all, hasNext, onApply, onClose }: TextDialogProps) {
  const { code: shop } = useWorkplace();
  const [alt, setAlt] = useState(medium.alt);
  const isLong = alt.trim().length > ALT_LENGTH;
  const apply = (next: boolean) => {
    if (!isLong) onApply(alt.trim(), next);
  };
  return (
    <Dialog title={text.textTitle({ n: at + 1, all })} onClose={onClose}>
      <div className={classes.shown}>
        <Picture shop={shop} file={medium.file} alt="" side={240} fills />
      </div>
      <Textarea
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
    </Dialog>
  );
}
