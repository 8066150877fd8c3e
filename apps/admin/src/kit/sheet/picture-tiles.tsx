import { UnstyledButton } from '@mantine/core';
import { adminSheetText } from '@stoa/messages';
import { IconPhotoOff } from '@tabler/icons-react';
import { Picture } from '../picture.tsx';
import type { SheetPicture } from './column.ts';
import classes from './picture-tiles.module.css';

interface PictureTilesProps {
  readonly label: string;
  /** The code of the shop. */
  readonly shop: string;
  readonly pictures: readonly SheetPicture[];
  /** The name of its file; '' for none. */
  readonly chosen: string;
  readonly onChoose: (file: string) => void;
}

/** How large a tile is, in CSS pixels. */
const SIDE = 64;

/** Pictures as tiles of which one is chosen, or none. One that is chosen and not among them stands after them. */
export function PictureTiles({ label, shop, pictures, chosen, onChoose }: PictureTilesProps) {
  const isOther = chosen !== '' && pictures.every(({ file }) => file !== chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws and names itself otherwise.
    <div role="group" aria-label={label} className={classes.tiles}>
      {pictures.length === 0 && <p className={classes.none}>{adminSheetText.noPictures()}</p>}
      <UnstyledButton
        className={classes.tile}
        aria-pressed={chosen === ''}
        onClick={() => onChoose('')}
        data-none
      >
        <IconPhotoOff size={18} stroke={1.6} aria-hidden />
        {adminSheetText.noPicture()}
      </UnstyledButton>
      {pictures.map(({ file, alt }, at) => (
        <UnstyledButton
          key={file}
          className={classes.tile}
          aria-pressed={file === chosen}
          aria-label={nameOf(at, alt)}
          title={alt || undefined}
          onClick={() => onChoose(file)}
        >
          <Picture shop={shop} file={file} alt="" side={SIDE} />
        </UnstyledButton>
      ))}
      {isOther && (
        <UnstyledButton
          className={classes.tile}
          aria-pressed
          aria-label={adminSheetText.otherPicture()}
          onClick={() => onChoose(chosen)}
        >
          <Picture shop={shop} file={chosen} alt="" side={SIDE} />
        </UnstyledButton>
      )}
    </div>
  );
}

const nameOf = (at: number, alt: string): string =>
  alt.trim() === ''
    ? adminSheetText.nthPicture({ n: at + 1 })
    : adminSheetText.namedPicture({ n: at + 1, text: alt.trim() });
