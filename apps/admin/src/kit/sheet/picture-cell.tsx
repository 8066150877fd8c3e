import { Popover } from '@mantine/core';
import { adminSheetText } from '@stoa/messages';
import { useRef, useState } from 'react';
import { Picture } from '../picture.tsx';
import { type SheetPicture, tellPicture } from './column.ts';
import type { FieldProps } from './field-props.ts';
import { PictureTiles } from './picture-tiles.tsx';
import classes from './sheet.module.css';

interface PictureCellProps {
  readonly field: FieldProps;
  readonly shop: string;
  readonly pictures: readonly SheetPicture[];
  /** The name of the file that is chosen; '' for none. */
  readonly file: string;
  readonly onChoose: (file: string) => void;
}

/** How large the picture in its cell is, in CSS pixels. */
const SIDE = 32;

/** A cell with a picture, which opens others to choose from. They are drawn while they are open alone. */
export function PictureCell({ field, shop, pictures, file, onChoose }: PictureCellProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A button cannot be invalid: what is wrong is described.
  const { 'aria-invalid': _, 'aria-label': label, ...own } = field;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const isOther = file !== '' && pictures.every((picture) => picture.file !== file);
  const told = isOther ? adminSheetText.otherPicture() : tellPicture(pictures, file);
  return (
    <>
      <button
        {...own}
        ref={button}
        type="button"
        aria-label={adminSheetText.chosenPicture({ label, picture: told || adminSheetText.noPicture() })}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={classes.pictureButton}
        onClick={() => setOpen(true)}
      >
        <Picture shop={shop} file={file || null} alt="" side={SIDE} />
      </button>
      {open && (
        <Popover
          opened
          onChange={(isOpen) => isOpen || close()}
          position="bottom-start"
          width={356}
          shadow="md"
          radius="lg"
          trapFocus
          withRoles={false}
        >
          <Popover.Target>
            <span className={classes.anchor} aria-hidden />
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={label}>
            <PictureTiles
              label={label}
              shop={shop}
              pictures={pictures}
              chosen={file}
              onChoose={(next) => {
                onChoose(next);
                close();
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
