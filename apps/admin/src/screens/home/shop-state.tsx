import { Badge } from '@mantine/core';
import type { Workplace } from '@stoa/admin-contract';
import { shopStatusText } from '@stoa/messages';

const colours = { open: 'aegean', switchedOff: 'gray', suspended: 'red', closed: 'gray' } as const;

/** Whether a shop sells. */
export const ShopState = ({ state }: { readonly state: Workplace['state'] }) => (
  <Badge color={colours[state]}>{shopStatusText[state]()}</Badge>
);
