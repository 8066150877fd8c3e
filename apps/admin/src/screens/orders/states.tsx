import type { ListedOrder } from '@stoa/admin-contract';
import {
  IconArchive,
  IconBan,
  IconChecklist,
  IconCircleCheck,
  IconClockDollar,
  IconInbox,
  IconPackage,
} from '@tabler/icons-react';
import { type SignOfStatus, StatusSign } from '../../kit/status-sign.tsx';
import classes from './states.module.css';
import { type States, tellState, tellStatus } from './words.ts';

type Status = ListedOrder['status'];

const signs: Readonly<Record<Status, SignOfStatus>> = {
  pending: ['aegean', IconInbox],
  pending_payment: ['yellow', IconClockDollar],
  processing: ['aegean', IconChecklist],
  packing: ['aegean', IconPackage],
  complete: ['gray', IconCircleCheck],
  closed: ['gray', IconArchive],
  canceled: ['gray', IconBan],
};

/** The status of an order, as buyers read it, too; what waits for somebody is coloured. */
export const StatusBadge = ({ status }: { readonly status: Status }) => (
  <StatusSign sign={signs[status]} label={tellStatus(status)} />
);

/** How far a state is: nothing yet, half way, done, or gone wrong. */
type Progress = 'none' | 'half' | 'done' | 'wrong' | 'back';

const payment: Readonly<Record<States['payment'], Progress>> = {
  awaiting: 'none',
  due: 'none',
  authorized: 'half',
  paid: 'done',
  partially_refunded: 'back',
  refunded: 'back',
  failed: 'wrong',
  voided: 'wrong',
};

const fulfilment: Readonly<Record<States['fulfilment'], Progress>> = {
  unfulfilled: 'none',
  processing: 'half',
  packing: 'half',
  fulfilled: 'done',
  returned: 'back',
};

export const PaymentStateSign = ({ state }: { readonly state: States['payment'] }) => (
  <Sign progress={payment[state]} text={tellState('payment', state)} />
);

export const FulfilmentStateSign = ({ state }: { readonly state: States['fulfilment'] }) => (
  <Sign progress={fulfilment[state]} text={tellState('fulfilment', state)} />
);

const Sign = ({ progress, text }: { readonly progress: Progress; readonly text: string }) => (
  <span className={classes.state}>
    <span className={classes.sign} data-progress={progress} aria-hidden />
    {text}
  </span>
);
