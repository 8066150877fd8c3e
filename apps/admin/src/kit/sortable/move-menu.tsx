import { Menu } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './sortable.module.css';

/** Where an entry is moved to. */
export type MoveTo = 'first' | 'up' | 'down' | 'last';

interface MoveMenuProps {
  readonly name: string;
  /** Where the handle is that was pressed. */
  readonly box: DOMRect;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (to: MoveTo) => void;
  readonly onClose: () => void;
}

const entries: readonly (readonly [MoveTo, () => string, TablerIcon])[] = [
  ['first', adminListText.toFirst, IconArrowBarToUp],
  ['up', adminListText.up, IconArrowUp],
  ['down', adminListText.down, IconArrowDown],
  ['last', adminListText.toLast, IconArrowBarToDown],
];

/** Moves an entry of a list without dragging it. WCAG 2.5.7 */
export function MoveMenu({ name, box, isFirst, isLast, onMove, onClose }: MoveMenuProps) {
  const { left, top, width, height } = box;
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      width={190}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.anchor}
          style={{ left, top, width, height }}
          aria-label={adminListText.moveEntry({ name })}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(([to, label, Icon]) => (
          <Menu.Item
            key={to}
            leftSection={<Icon size={16} aria-hidden />}
            disabled={to === 'first' || to === 'up' ? isFirst : isLast}
            onClick={() => onMove(to)}
          >
            {label()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
