import type { CustomerGroup } from '@stoa/admin-contract';
import { NewGroupDialog } from './new-group-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** What is open above a screen of groups. */
export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename' | 'remove'; readonly group: CustomerGroup }
  | undefined;

interface GroupDialogsProps {
  readonly open: OpenDialog;
  /** All groups, as they are by now. */
  readonly groups: readonly CustomerGroup[];
  readonly onClose: () => void;
  /** Leaves the screen of the group that was removed. */
  readonly onRemoved?: () => Promise<void>;
}

/** The dialogs by which groups are made, renamed and removed. ADM-303 */
export function GroupDialogs({ open, groups, onClose, onRemoved }: GroupDialogsProps) {
  if (open === undefined) return null;
  if (open.kind === 'new') return <NewGroupDialog onClose={onClose} />;
  // Others work here, too: it may have been renamed since, or got customers. One that is gone is refused by the server.
  const group = groups.find(({ code }) => code === open.group.code) ?? open.group;
  if (open.kind === 'rename') return <RenameDialog group={group} onClose={onClose} />;
  return <RemoveDialog group={group} groups={groups} onClose={onClose} onRemoved={onRemoved} />;
}
