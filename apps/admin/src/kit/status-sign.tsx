import { Badge } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './status-sign.module.css';

/** The colour and the icon of a status; what is done with, or needs nobody, is grey. */
export type SignOfStatus = readonly [colour: string, icon: TablerIcon];

/** A status as a sign with its word. */
export const StatusSign = ({
  sign: [color, Icon],
  label,
}: {
  readonly sign: SignOfStatus;
  readonly label: string;
}) => (
  <Badge
    color={color}
    leftSection={<Icon size={13} stroke={2} aria-hidden />}
    className={classes.sign ?? ''}
    data-quiet={color === 'gray'}
  >
    {label}
  </Badge>
);
