import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { adminShellText } from '@stoa/messages';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';

interface Choice {
  readonly value: MantineColorScheme;
  readonly label: () => string;
  readonly icon: TablerIcon;
}

const choices: readonly Choice[] = [
  { value: 'light', label: adminShellText.light, icon: IconSun },
  { value: 'dark', label: adminShellText.dark, icon: IconMoon },
  { value: 'auto', label: adminShellText.system, icon: IconDeviceDesktop },
];

/** Chooses light, dark or what the system says; kept in this browser. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice !== undefined) setColorScheme(choice.value);
  };
  const Chosen = choices.find(({ value }) => value === colorScheme)?.icon ?? IconSun;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={adminShellText.appearance()}>
          <Chosen size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {choices.map(({ value, label, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon size={16} aria-hidden />}>
              {label()}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
