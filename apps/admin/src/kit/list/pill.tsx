import { UnstyledButton } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';
import type { GivenFilter } from './filter.ts';
import classes from './toolbar.module.css';

interface PillProps extends Omit<ComponentProps<'button'>, 'value' | 'ref'> {
  readonly label: string;
  /** What it is set to, in words; undefined where it is not. */
  readonly value: string | undefined;
  readonly open: boolean;
  readonly onRemove: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A filter: a button that opens it, and once it is set, what it is set to and a button that removes it. */
export function Pill({ label, value, open, onRemove, ref, ...button }: PillProps) {
  const isSet = value !== undefined;
  return (
    <span className={classes.pill} data-set={isSet}>
      <UnstyledButton
        {...button}
        ref={ref}
        className={classes.pillButton}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {isSet ? (
          <>
            <span className={classes.pillLabel}>{label}</span>{' '}
            <span className={classes.pillValue}>{value}</span>
          </>
        ) : (
          label
        )}
        {!isSet && <IconChevronDown size={14} aria-hidden className={classes.pillArrow} />}
      </UnstyledButton>
      {isSet && <RemoveButton label={label} onRemove={onRemove} />}
    </span>
  );
}

const RemoveButton = ({ label, onRemove }: Pick<PillProps, 'label' | 'onRemove'>) => (
  <UnstyledButton
    className={classes.pillRemove}
    aria-label={adminListText.removeFilter({ filter: label })}
    onClick={onRemove}
  >
    <IconX size={14} aria-hidden />
  </UnstyledButton>
);

interface GivenPillProps {
  readonly filter: GivenFilter;
  readonly onRemove: () => void;
}

/** A filter that was set by a link: what it is set to, and the button that removes it. */
export const GivenPill = ({ filter: { label, told }, onRemove }: GivenPillProps) => (
  <span className={classes.pill} data-set>
    <span className={classes.pillButton}>
      <span className={classes.pillLabel}>{label}</span> <span className={classes.pillValue}>{told}</span>
    </span>
    <RemoveButton label={label} onRemove={onRemove} />
  </span>
);
