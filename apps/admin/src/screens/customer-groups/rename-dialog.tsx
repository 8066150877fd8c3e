import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText } from '@stoa/messages';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { EntryForm, TextField, useSeenVersion } from '../../kit/form/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';
import { groupName } from './group-name.ts';
import { useGroupChange, useGroupsChange } from './use-groups.ts';

const schema = z.object({ name: groupName });

interface RenameDialogProps {
  /** As it is by now. */
  readonly group: CustomerGroup;
  readonly onClose: () => void;
}

/**
 * Gives a group another name. Where somebody else was faster the form says so with the present name, and saving again
 * overrules it. ADM-303
 */
export function RenameDialog({ group, onClose }: RenameDialogProps) {
  const { code: shop } = useWorkplace();
  const carryOut = useGroupChange();
  const changed = useGroupsChange();
  const [opened] = useState(group);
  const fromSeen = useSeenVersion(group.version);
  const rename = async ({ name }: z.infer<typeof schema>) => {
    await carryOut(() =>
      fromSeen((version) => api.customerGroups.rename({ shop, group: group.code, version, name })),
    );
    tell(adminGroupsText.renamed({ name }));
    onClose();
    await changed();
  };
  return (
    <Dialog
      onClose={onClose}
      title={adminGroupsText.renameTitle({ name: opened.name })}
      help={adminGroupsText.renameHelp({ code: group.code })}
    >
      <EntryForm
        signedIn
        schema={schema}
        values={{ name: opened.name }}
        onSubmit={rename}
        submit={adminGroupsText.renameAction()}
      >
        <TextField name="name" label={adminGroupsText.name()} autoComplete="off" first />
      </EntryForm>
    </Dialog>
  );
}
