import { ActionIcon, Menu } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconColumns3 } from '@tabler/icons-react';
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
    <Menu width={220} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          aria-label={adminListText.chooseColumns()}
          title={adminListText.columns()}
          className={classes.tool ?? ''}
        >
          <IconColumns3 size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{adminListText.columns()}</Menu.Label>
        {columns.map(({ id, header, hideable = true }) =>
          hideable ? (
            <Menu.CheckboxItem
              key={id}
              checked={shown[id] === true}
              onChange={(checked) => onChoose({ ...chosen, [id]: checked })}
            >
              {header}
            </Menu.CheckboxItem>
          ) : null,
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose({})}>{adminListText.asAtFirst()}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
