import { ActionIcon, Menu } from '@mantine/core';
import { adminPicturesText as text } from '@stoa/messages';
import {
  IconArrowBarToLeft,
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconPencil,
  IconPlayerPlayFilled,
  IconTrash,
} from '@tabler/icons-react';
import { Picture } from '../../../kit/picture.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { lacksText, type Medium } from './media.ts';
import classes from './pictures.module.css';

interface PictureTileProps {
  readonly medium: Medium;
  readonly at: number;
  readonly all: number;
  readonly onOpen: () => void;
  /** Moves it to another place. */
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** About how wide a tile is, in CSS pixels. */
const SIDE = 160;

/** What a picture is called: its place, and what it shows where that was said. */
export function nameOf({ kind, alt }: Medium, at: number, all: number): string {
  const [n, said] = [at + 1, alt.trim()];
  if (kind === 'video') {
    return said === '' ? text.ofAllFilm({ n, all }) : text.ofAllFilmNamed({ n, all, text: said });
  }
  return said === '' ? text.ofAll({ n, all }) : text.ofAllNamed({ n, all, text: said });
}

/** A picture among the others: pressed it tells what it shows, and a menu moves and removes it. */
export function PictureTile({ medium, at, all, onOpen, onMove, onRemove }: PictureTileProps) {
  const { code: shop } = useWorkplace();
  return (
    <>
      <button
        type="button"
        className={classes.face}
        aria-label={text.opens({ picture: nameOf(medium, at, all) })}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onOpen}
      >
        <Picture shop={shop} file={medium.file} alt="" side={SIDE} fills />
      </button>
      <Signs medium={medium} isFirst={at === 0} />
      <Menu width={210} position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            className={classes.more ?? ''}
            data-button="more"
            aria-label={text.actionsOf({ n: at + 1 })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onOpen}>
            {text.write()}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowBarToLeft size={16} aria-hidden />}
            disabled={at === 0}
            onClick={() => onMove(0)}
          >
            {text.makeFirst()}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            {text.moveLeft()}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={16} aria-hidden />}
            disabled={at === all - 1}
            onClick={() => onMove(at + 1)}
          >
            {text.moveRight()}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            {text.remove()}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface SignsProps {
  readonly medium: Medium;
  readonly isFirst: boolean;
}

/** What the name of the button says, for those who see it; a film has its title at its provider. */
const Signs = ({ medium, isFirst }: SignsProps) => (
  <div aria-hidden>
    {isFirst && <span className={classes.main}>{text.main()}</span>}
    <span className={classes.said} data-missing={lacksText(medium)}>
      {medium.kind === 'video' && <IconPlayerPlayFilled size={11} aria-hidden className={classes.film} />}
      {lacksText(medium) ? text.withoutText() : medium.alt || medium.video}
    </span>
  </div>
);
