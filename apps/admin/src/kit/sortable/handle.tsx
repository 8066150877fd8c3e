import { adminListText } from '@stoa/messages';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './sortable.module.css';

interface HandleProps {
  /** The name of the entry. */
  readonly name: string;
}

/**
 * What an entry of a `SortableList` is dragged by; pressed it offers where to move it, and the arrow keys move it. Plain,
 * since a list may have hundreds of them. ADM-059
 */
export const Handle = ({ name }: HandleProps) => (
  <button
    type="button"
    className={classes.handle}
    data-button="handle"
    data-handle
    aria-label={adminListText.moveEntry({ name })}
    aria-haspopup="menu"
    aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowUp Alt+ArrowDown"
  >
    <IconGripVertical size={16} aria-hidden />
  </button>
);
