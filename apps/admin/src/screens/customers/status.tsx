import { Badge } from '@mantine/core';
import type { ListedCustomer } from '@stoa/admin-contract';
import { customerStatusText } from '@stoa/messages';
import { IconCircleCheck, IconHourglass, IconLock, type TablerIcon } from '@tabler/icons-react';
import classes from './status.module.css';

type Status = ListedCustomer['status'];

const signs: Readonly<Record<Status, readonly [colour: string, icon: TablerIcon]>> = {
  pending: ['yellow', IconHourglass],
  verified: ['gray', IconCircleCheck],
  restricted: ['red', IconLock],
};

/** The standing of a customer; what waits for somebody, or is barred, is coloured. ADM-301 */
export function CustomerStatusBadge({ status }: { readonly status: Status }) {
  const [color, Icon] = signs[status];
  return (
    <Badge
      color={color}
      leftSection={<Icon size={13} stroke={2} aria-hidden />}
      className={classes.badge ?? ''}
      data-quiet={color === 'gray'}
    >
      {customerStatusText[status]()}
    </Badge>
  );
}

/** Every standing, as choices; the one that waits for somebody first. */
export const statusOptions = (['pending', 'verified', 'restricted'] as const).map((value) => ({
  value,
  label: customerStatusText[value](),
}));
