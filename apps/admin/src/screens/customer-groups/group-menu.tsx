import { ActionIcon, Menu } from '@mantine/core';
import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText, adminListText } from '@stoa/messages';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';

/** What may be done about a group. */
export interface GroupSteps {
  readonly onRename: (group: CustomerGroup) => void;
  readonly onRemove: (group: CustomerGroup) => void;
}

interface GroupMenuProps {
  readonly group: CustomerGroup;
  readonly steps: GroupSteps;
}

/** Renames or removes a group; the first one stays. ADM-303 */
export const GroupMenu = ({ group, steps: { onRename, onRemove } }: GroupMenuProps) => (
  <Menu width={180}>
    <Menu.Target>
      <ActionIcon aria-label={adminListText.actionsOf({ name: group.name })}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(group)}>
        {adminGroupsText.rename()}
      </Menu.Item>
      {!group.isFirst && (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onRemove(group)}
        >
          {adminGroupsText.remove()}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
);
