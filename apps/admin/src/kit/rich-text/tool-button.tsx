import { ActionIcon, Tooltip } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';
import classes from './rich-text.module.css';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'color' | 'disabled'> {
  readonly label: string;
  /** The keys that do the same, as they are shown to a person. */
  readonly shortcut?: string | undefined;
  readonly icon: TablerIcon;
  readonly pressed?: boolean;
  /** Whether there is nothing for it to do; it can have the focus all the same. */
  readonly idle?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A tool of the editor. A mouse leaves the focus, and with it the selection, where it is. */
export function ToolButton(props: ToolButtonProps) {
  const { label, shortcut, icon: Icon, pressed, idle = false, onClick, ref, ...rest } = props;
  return (
    <Tooltip
      label={shortcut === undefined ? label : `${label} · ${shortcut}`}
      openDelay={500}
      events={{ hover: true, focus: true, touch: false }}
    >
      <ActionIcon
        {...rest}
        {...(ref && { ref })}
        aria-label={label}
        aria-disabled={idle}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        data-idle={idle || undefined}
        className={classes.tool ?? ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={idle ? undefined : onClick}
      >
        <Icon size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
