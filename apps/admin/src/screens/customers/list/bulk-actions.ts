import { adminCustomersText } from '@stoa/messages';
import { IconLock, IconUserCheck, IconUsersGroup } from '@tabler/icons-react';
import { type BulkAction, type BulkChange, bulkAction } from '../../../kit/list/index.ts';
import type { ChangeKind } from '../change-words.ts';

/** What can be done to all customers that are selected; each is asked about before it is done. ADM-302 */
export const bulkActions = (begin: (change: BulkChange<ChangeKind>) => void): readonly BulkAction[] => [
  bulkAction('approve', { label: adminCustomersText.approve(), icon: IconUserCheck }, begin),
  bulkAction('restrict', { label: adminCustomersText.restrict(), icon: IconLock }, begin),
  bulkAction('move', { label: adminCustomersText.move(), icon: IconUsersGroup }, begin),
];
