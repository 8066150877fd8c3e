import { Button, Popover, TextInput } from '@mantine/core';
import { linkOf } from '@stoa/domain';
import { adminRichTextText as text } from '@stoa/messages';
import { IconLink } from '@tabler/icons-react';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useState } from 'react';
import { removeLink, setLink } from './commands.ts';
import classes from './rich-text.module.css';
import { tellShortcut } from './shortcut.ts';
import { ToolButton } from './tool-button.tsx';
import type { useRoving } from './use-roving.ts';

interface LinkToolProps {
  /** Where the link leads in which the selection is. */
  readonly href: string | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onRun: (command: Command) => void;
  readonly tool: ReturnType<ReturnType<typeof useRoving>['tool']>;
}

/** Links the selection, leads a link elsewhere, or takes it away. */
export function LinkTool({ href, open, onOpen, onRun, tool }: LinkToolProps) {
  const done = (command: Command) => {
    onRun(command);
    onOpen(false);
  };
  return (
    <Popover
      opened={open}
      onChange={onOpen}
      position="bottom-start"
      width={320}
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ToolButton
          {...tool}
          label={text.link()}
          shortcut={tellShortcut('Mod-k')}
          icon={IconLink}
          pressed={href !== undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={text.linkTitle()} className={classes.linkForm ?? ''}>
        <LinkForm href={href} onDone={done} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface LinkFormProps {
  readonly href: string | undefined;
  readonly onDone: (command: Command) => void;
}

/** No form of its own, since it may stand in one: what it sends would send that. */
function LinkForm({ href, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(href ?? '');
  const [told, setTold] = useState(false);
  const link = linkOf(typed);
  const apply = () => {
    setTold(true);
    if (link !== undefined) onDone(setLink(typed.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  return (
    <>
      <TextInput
        label={text.address()}
        description={text.addressHelp()}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={told && link === undefined ? text.noAddress() : undefined}
        maxLength={2048}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <div className={classes.linkButtons}>
        {href !== undefined && (
          <Button variant="subtle" color="red" onClick={() => onDone(removeLink)}>
            {text.removeLink()}
          </Button>
        )}
        <Button onClick={apply}>{text.setLink()}</Button>
      </div>
    </>
  );
}
