import { adminPicturesText as text } from '@stoa/messages';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { OFFERED } from './picked-files.ts';
import classes from './pictures.module.css';

interface AddTileProps {
  readonly id: string;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Whether there is nothing yet: then it says all that can be done. */
  readonly isAlone: boolean;
  /** Whether files are held above it at this moment. */
  readonly isOver: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, and the button that chooses them. */
export function AddTile({ id, buttonRef, isAlone, isOver, describedBy, onFiles }: AddTileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        ref={buttonRef}
        id={id}
        type="button"
        className={classes.add}
        data-alone={isAlone}
        data-over={isOver}
        {...(!isAlone && { 'aria-label': text.add() })}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        <IconPhotoPlus size={isAlone ? 28 : 22} stroke={1.5} aria-hidden />
        <span>{isOver ? text.dropNow() : isAlone ? text.dropHere() : text.addMore()}</span>
        {isAlone && <span className={classes.quiet}>{text.limits()}</span>}
      </button>
      <input
        ref={input}
        type="file"
        accept={OFFERED}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
