import { Menu, UnstyledButton } from '@mantine/core';
import type { TextAlign, TextMark } from '@stoa/domain';
import { adminRichTextText as text } from '@stoa/messages';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconChevronDown,
  IconCode,
  IconDots,
  IconSeparatorHorizontal,
  IconStrikethrough,
} from '@tabler/icons-react';
import type { Command } from 'prosemirror-state';
import type { BlockKind } from './around.ts';
import { insertRule, setAlign, setKind, toggle } from './commands.ts';
import classes from './rich-text.module.css';
import { ToolButton } from './tool-button.tsx';
import type { useRoving } from './use-roving.ts';

interface MenuProps {
  readonly tool: ReturnType<ReturnType<typeof useRoving>['tool']>;
  readonly onRun: (command: Command) => void;
}

const kinds = [
  { kind: 'paragraph', label: text.paragraph },
  { kind: 2, label: text.heading2 },
  { kind: 3, label: text.heading3 },
  { kind: 4, label: text.heading4 },
] as const satisfies { kind: BlockKind; label: () => string }[];

/** Chooses what the blocks of the selection are. */
export function KindMenu({ kind, tool, onRun }: MenuProps & { readonly kind: BlockKind | undefined }) {
  const now = kinds.find((one) => one.kind === kind)?.label() ?? text.mixed();
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <UnstyledButton
          {...tool}
          className={classes.kind}
          aria-label={text.kindNow({ kind: now })}
          onMouseDown={(event) => event.preventDefault()}
        >
          {now}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={String(kind)}
          onChange={(value) => {
            const chosen = kinds.find((one) => String(one.kind) === value);
            if (chosen) onRun(setKind(chosen.kind));
          }}
        >
          {kinds.map((one) => (
            <Menu.RadioItem key={one.kind} value={String(one.kind)} closeMenuOnClick>
              <span className={classes.kindName} data-kind={one.kind}>
                {one.label()}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

const aligns = [
  { align: 'left', label: text.left, icon: IconAlignLeft },
  { align: 'center', label: text.center, icon: IconAlignCenter },
  { align: 'right', label: text.right, icon: IconAlignRight },
] as const satisfies { align: TextAlign; label: () => string; icon: unknown }[];

/** Aligns the blocks of the selection. */
export function AlignMenu({ align, tool, onRun }: MenuProps & { readonly align: TextAlign | undefined }) {
  const now = aligns.find((one) => one.align === align) ?? aligns[0];
  return (
    <Menu width={160}>
      <Menu.Target>
        <ToolButton {...tool} label={text.alignNow({ align: now.label() })} icon={now.icon} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={align ?? null}
          onChange={(value) => {
            const chosen = aligns.find((one) => one.align === value);
            if (chosen) onRun(setAlign(chosen.align));
          }}
        >
          {aligns.map((one) => (
            <Menu.RadioItem
              key={one.align}
              value={one.align}
              closeMenuOnClick
              rightSection={<one.icon size={16} aria-hidden />}
            >
              {one.label()}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What is needed seldom. */
export function MoreMenu({ marks, tool, onRun }: MenuProps & { readonly marks: ReadonlySet<TextMark> }) {
  return (
    <Menu width={200}>
      <Menu.Target>
        <ToolButton {...tool} label={text.more()} icon={IconDots} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem
          checked={marks.has('strike')}
          onChange={() => onRun(toggle('strike'))}
          closeMenuOnClick
          rightSection={<IconStrikethrough size={16} aria-hidden />}
        >
          {text.strike()}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem
          checked={marks.has('code')}
          onChange={() => onRun(toggle('code'))}
          closeMenuOnClick
          rightSection={<IconCode size={16} aria-hidden />}
        >
          {text.code()}
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Item
          onClick={() => onRun(insertRule)}
          rightSection={<IconSeparatorHorizontal size={16} aria-hidden />}
        >
          {text.rule()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
