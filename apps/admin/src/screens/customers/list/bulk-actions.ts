import { adminCustomersText } from '@stoa/messages';
import { IconLock, IconUserCheck, IconUsersGroup } from '@tabler/icons-react';
import type { BulkAction, Selection } from '../../../kit/list/index.ts';
import type { ChangeKind } from '../change-words.ts';

/** What was begun for several customers. */
export interface BulkChange {
  readonly kind: ChangeKind;
  readonly selection: Selection;
  /** Ends the selection. */
  readonly clear: () => void;
}

/** What can be done to all customers that are selected; each is asked about before it is done. ADM-302 */
export const bulkActions = (begin: (change: BulkChange) => void): readonly BulkAction[] => {
  const run = (kind: ChangeKind) => (selection: Selection, clear: () => void) =>
    begin({ kind, selection, clear });
  return [
    { label: adminCustomersText.approve(), icon: IconUserCheck, run: run('approve') },
    { label: adminCustomersText.restrict(), icon: IconLock, run: run('restrict') },
    { label: adminCustomersText.move(), icon: IconUsersGroup, run: run('move') },
  ];
};
