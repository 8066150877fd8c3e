import { ActionIcon, Menu } from '@mantine/core';
import type { Person } from '@stoa/admin-contract';
import { adminListText, adminPeopleText } from '@stoa/messages';
import { IconDots, IconLogout, IconUserCog, IconUserMinus } from '@tabler/icons-react';
import { api } from '../../api/index.ts';
import { confirm } from '../../kit/confirm.tsx';
import { useWorkplace } from '../../session/index.ts';
import { usePeopleDeed } from './use-people.ts';

interface PersonMenuProps {
  readonly person: Person;
  readonly onChangeRole: () => void;
}

/** What can be done about somebody who works here. */
export function PersonMenu({ person, onChangeRole }: PersonMenuProps) {
  const { code: shop, name: shopName } = useWorkplace();
  const deed = usePeopleDeed();
  const { name, self, id, openSessions, version } = person;

  const endSessions = async () => {
    const goesOn = await confirm({
      title: adminPeopleText.endSessionsTitle({ name }),
      help: self ? adminPeopleText.endOwnSessionsHelp() : adminPeopleText.endSessionsHelp(),
      action: adminPeopleText.endSessions(),
    });
    if (!goesOn) return;
    deed.mutate({
      act: () => api.people.endSessions({ shop, person: id }),
      done: adminPeopleText.sessionsEnded({ name }),
    });
  };
  const remove = async () => {
    const goesOn = await confirm({
      title: adminPeopleText.removeTitle({ name, shop: shopName }),
      help: self ? adminPeopleText.removeSelfHelp() : adminPeopleText.removeHelp({ name }),
      action: adminPeopleText.removeAction({ name }),
      danger: true,
    });
    if (!goesOn) return;
    deed.mutate({
      act: () => api.people.remove({ shop, person: id, version }),
      done: adminPeopleText.removed({ name }),
    });
  };
  return (
    <Menu width={220} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={adminListText.actionsOf({ name })} loading={deed.isPending}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUserCog size={16} aria-hidden />} onClick={onChangeRole}>
          {adminPeopleText.changeRole()}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          disabled={openSessions === 0}
          onClick={endSessions}
        >
          {adminPeopleText.endSessions()}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconUserMinus size={16} aria-hidden />} onClick={remove}>
          {adminPeopleText.remove()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
