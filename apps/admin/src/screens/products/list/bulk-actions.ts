import { IconArchive, IconArchiveOff, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type BulkAction, type BulkChange, bulkAction } from '../../../kit/list/index.ts';
import { type ChangeKind, changeWords } from './change-words.ts';
import type { View } from './filter.ts';

const icons = { show: IconEye, hide: IconEyeOff, archive: IconArchive, bringBack: IconArchiveOff };

const kinds: Readonly<Record<View, readonly ChangeKind[]>> = {
  all: ['show', 'hide', 'archive'],
  archived: ['bringBack'],
};

/** What can be done to all products of a view that are selected; each is asked about before it is done. ADM-107 */
export const bulkActions = (
  view: View,
  begin: (change: BulkChange<ChangeKind>) => void,
): readonly BulkAction[] =>
  kinds[view].map((kind) => bulkAction(kind, { label: changeWords[kind].label(), icon: icons[kind] }, begin));
