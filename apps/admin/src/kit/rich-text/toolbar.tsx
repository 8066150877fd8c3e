import { adminRichTextText as text } from '@stoa/messages';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { Around } from './around.ts';
import { toggle, toggleList, toggleQuote } from './commands.ts';
import { LinkTool } from './link-tool.tsx';
import { AlignMenu, KindMenu, MoreMenu } from './menus.tsx';
import classes from './rich-text.module.css';
import { tellShortcut } from './shortcut.ts';
import { ToolButton } from './tool-button.tsx';
import { useRoving } from './use-roving.ts';

export interface ToolbarProps {
  readonly label: string;
  /** The id of the region that it formats. */
  readonly controls: string;
  readonly around: Around;
  /** Carries out a command; the focus stays where it is, or goes back to where a menu was opened from. */
  readonly onRun: (command: Command) => void;
  readonly linkOpen: boolean;
  readonly onLinkOpen: (open: boolean) => void;
}

interface Toggle {
  readonly label: string;
  readonly keys: string;
  readonly icon: TablerIcon;
  readonly command: Command;
  readonly isOn: (around: Around) => boolean;
}

const letters: readonly Toggle[] = [
  {
    label: text.bold(),
    keys: 'Mod-b',
    icon: IconBold,
    command: toggle('bold'),
    isOn: ({ marks }) => marks.has('bold'),
  },
  {
    label: text.italic(),
    keys: 'Mod-i',
    icon: IconItalic,
    command: toggle('italic'),
    isOn: ({ marks }) => marks.has('italic'),
  },
  {
    label: text.underline(),
    keys: 'Mod-u',
    icon: IconUnderline,
    command: toggle('underline'),
    isOn: ({ marks }) => marks.has('underline'),
  },
];

const blocks: readonly Toggle[] = [
  {
    label: text.bulletList(),
    keys: 'Mod-Shift-8',
    icon: IconList,
    command: toggleList(false),
    isOn: ({ list }) => list === 'bullet',
  },
  {
    label: text.orderedList(),
    keys: 'Mod-Shift-7',
    icon: IconListNumbers,
    command: toggleList(true),
    isOn: ({ list }) => list === 'ordered',
  },
  {
    label: text.quote(),
    keys: 'Mod-Shift-9',
    icon: IconBlockquote,
    command: toggleQuote,
    isOn: ({ quote }) => quote,
  },
];

/** The tools of the editor: one stop of the Tab key, with arrows between them. ADM-059 */
export function Toolbar(props: ToolbarProps) {
  const { label, controls, around, onRun, linkOpen, onLinkOpen } = props;
  const { bar, tool } = useRoving();
  const drawn = (toggles: readonly Toggle[], first: number) =>
    toggles.map(({ label: name, keys, icon, command, isOn }, index) => (
      <ToolButton
        key={keys}
        {...tool(first + index)}
        label={name}
        shortcut={tellShortcut(keys)}
        icon={icon}
        pressed={isOn(around)}
        onClick={() => onRun(command)}
      />
    ));
  return (
    <div
      {...bar}
      role="toolbar"
      aria-label={text.tools({ label })}
      aria-controls={controls}
      className={classes.toolbar}
    >
      <div className={classes.group}>
        <KindMenu kind={around.kind} onRun={onRun} tool={tool(0)} />
      </div>
      <div className={classes.group}>{drawn(letters, 1)}</div>
      <div className={classes.group}>{drawn(blocks, 4)}</div>
      <div className={classes.group}>
        <LinkTool href={around.href} open={linkOpen} onOpen={onLinkOpen} onRun={onRun} tool={tool(7)} />
        <AlignMenu align={around.align} onRun={onRun} tool={tool(8)} />
        <MoreMenu marks={around.marks} onRun={onRun} tool={tool(9)} />
      </div>
      <div className={classes.group}>
        <ToolButton
          {...tool(10)}
          label={text.undo()}
          shortcut={tellShortcut('Mod-z')}
          icon={IconArrowBackUp}
          idle={!around.canUndo}
          onClick={() => onRun(undo)}
        />
        <ToolButton
          {...tool(11)}
          label={text.redo()}
          shortcut={tellShortcut('Mod-Shift-z')}
          icon={IconArrowForwardUp}
          idle={!around.canRedo}
          onClick={() => onRun(redo)}
        />
      </div>
    </div>
  );
}
