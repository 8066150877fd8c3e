import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconCheck, IconColumns3 } from '@tabler/icons-react';
import type { ListColumn } from './column.ts';
import { type ChosenColumns, shownColumns } from './kept-columns.ts';
import classes from './toolbar.module.css';

interface ColumnMenuProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly chosen: ChosenColumns;
  readonly onChoose: (chosen: ChosenColumns) => void;
}

/** Chooses which columns are shown. */
export function ColumnMenu<Row>({ columns, chosen, onChoose }: ColumnMenuProps<Row>) {
  const shown = shownColumns(columns, chosen);
  return (
    <Menu closeOnItemClick={false} width={220}>
      <Tooltip label={adminListText.columns()}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            aria-label={adminListText.chooseColumns()}
            className={classes.tool ?? ''}
          >
            <IconColumns3 size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.Label>{adminListText.columns()}</Menu.Label>
        {columns.map(({ id, header, hideable = true }) =>
          hideable ? (
            <Menu.Item
              key={id}
              role="menuitemcheckbox"
              aria-checked={shown[id] === true}
              leftSection={
                <IconCheck size={16} aria-hidden visibility={shown[id] === true ? 'visible' : 'hidden'} />
              }
              onClick={() => onChoose({ ...chosen, [id]: shown[id] !== true })}
            >
              {header}
            </Menu.Item>
          ) : null,
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose({})}>{adminListText.asAtFirst()}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
