import { ActionIcon, Menu } from '@mantine/core';
import type { Invitation } from '@stoa/admin-contract';
import { adminListText, adminPeopleText } from '@stoa/messages';
import { IconDots, IconSend, IconTrash } from '@tabler/icons-react';
import { api } from '../../api/index.ts';
import { confirm } from '../../kit/confirm.tsx';
import { useWorkplace } from '../../session/index.ts';
import { usePeopleDeed } from './use-people.ts';

/** Sends an invitation again, or withdraws it. ADM-003 */
export function InvitationActions({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const { code: shop } = useWorkplace();
  const deed = usePeopleDeed();
  const of = { shop, invitation: id };

  const sendAgain = () =>
    deed.mutate({ act: () => api.people.sendAgain(of), done: adminPeopleText.sentAgain({ email }) });
  const withdraw = async () => {
    const goesOn = await confirm({
      title: adminPeopleText.withdrawTitle({ email }),
      help: adminPeopleText.withdrawHelp(),
      action: adminPeopleText.withdraw(),
      danger: true,
    });
    if (!goesOn) return;
    deed.mutate({ act: () => api.people.withdraw(of), done: adminPeopleText.withdrawn({ email }) });
  };
  return (
    <Menu width={180} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={adminListText.actionsOf({ name: email })} loading={deed.isPending}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={sendAgain}>
          {adminPeopleText.sendAgain()}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={withdraw}>
          {adminPeopleText.withdraw()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
