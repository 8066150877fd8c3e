import type { ListedCustomer } from '@stoa/admin-contract';
import { customerStatusText } from '@stoa/messages';
import { IconCircleCheck, IconHourglass, IconLock } from '@tabler/icons-react';
import { type SignOfStatus, StatusSign } from '../../kit/status-sign.tsx';

type Status = ListedCustomer['status'];

const signs: Readonly<Record<Status, SignOfStatus>> = {
  pending: ['yellow', IconHourglass],
  verified: ['gray', IconCircleCheck],
  restricted: ['red', IconLock],
};

/** The standing of a customer; what waits for somebody, or is barred, is coloured. ADM-301 */
export const CustomerStatusBadge = ({ status }: { readonly status: Status }) => (
  <StatusSign sign={signs[status]} label={customerStatusText[status]()} />
);

/** Every standing, as choices; the one that waits for somebody first. */
export const statusOptions = (['pending', 'verified', 'restricted'] as const).map((value) => ({
  value,
  label: customerStatusText[value](),
}));
