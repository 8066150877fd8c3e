import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { adminShellText } from '@stoa/messages';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';

const choices: readonly {
  readonly value: MantineColorScheme;
  readonly label: () => string;
  readonly icon: TablerIcon;
}[] = [
  { value: 'light', label: adminShellText.light, icon: IconSun },
  { value: 'dark', label: adminShellText.dark, icon: IconMoon },
  { value: 'auto', label: adminShellText.system, icon: IconDeviceDesktop },
];

/** Chooses light, dark or what the system says; kept in this browser. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Chosen = choices.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={adminShellText.appearance()}>
          <Chosen size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ value, label, icon: Icon }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === colorScheme}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={value === colorScheme && <IconCheck size={16} aria-hidden />}
            onClick={() => setColorScheme(value)}
          >
            {label()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
