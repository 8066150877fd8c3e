import { Button, Text } from '@mantine/core';
import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText, adminStateText, scopeText } from '@stoa/messages';
import { useMemo } from 'react';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { EntryForm, SelectField } from '../../kit/form/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';
import { useGroupChange, useGroupsChange } from './use-groups.ts';
import { tellLevels, tellUse } from './words.ts';

interface RemoveDialogProps {
  readonly group: CustomerGroup;
  readonly groups: readonly CustomerGroup[];
  readonly onClose: () => void;
  /** Leaves the screen of the group. */
  readonly onRemoved: (() => Promise<void>) | undefined;
}

/** Removes a group; what is in it moves to another one that is asked for. Moving prices takes its own permission. ADM-303 */
export function RemoveDialog(props: RemoveDialogProps) {
  const { group, onClose } = props;
  const { scopes, name: shop } = useWorkplace();
  const title = adminGroupsText.removeTitle({ name: group.name });
  if (group.levels === 0 || scopes.includes('prices:write'))
    return <AskedToRemove {...props} title={title} />;
  return (
    <Dialog onClose={onClose} title={title}>
      <Text size="sm">
        {adminGroupsText.levelsNeedPermission({
          levels: tellLevels(group.levels),
          scope: scopeText['prices:write'](),
          code: 'prices:write',
        })}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {adminGroupsText.askForRole({ shop })}
      </Text>
      <Button variant="default" mt="lg" onClick={onClose} data-autofocus>
        {adminStateText.close()}
      </Button>
    </Dialog>
  );
}

interface AskedToRemoveProps extends RemoveDialogProps {
  readonly title: string;
}

function AskedToRemove({ group, groups, title, onClose, onRemoved }: AskedToRemoveProps) {
  const { code: shop } = useWorkplace();
  const carryOut = useGroupChange();
  const changed = useGroupsChange();
  const use = tellUse(group);
  const isUsed = use !== undefined;
  const schema = useMemo(
    () => z.object({ moveTo: z.string().min(isUsed ? 1 : 0, adminGroupsText.moveToNeeded()) }),
    [isUsed],
  );
  const others = groups.filter(({ code }) => code !== group.code);

  const remove = async ({ moveTo }: z.infer<typeof schema>) => {
    await carryOut(() => api.customerGroups.remove({ shop, group: group.code, ...(isUsed && { moveTo }) }));
    const to = others.find(({ code }) => code === moveTo)?.name;
    tell(
      isUsed && to !== undefined
        ? adminGroupsText.removedAndMoved({ name: group.name, to })
        : adminGroupsText.removed({ name: group.name }),
    );
    onClose();
    await onRemoved?.();
    await changed();
  };
  return (
    <Dialog onClose={onClose} title={title} help={<Help group={group} use={use} />}>
      <EntryForm
        signedIn
        schema={schema}
        values={{ moveTo: '' }}
        onSubmit={remove}
        submit={adminGroupsText.removeAction()}
        submitProps={{ color: 'red' }}
        aside={
          <Button variant="default" onClick={onClose} {...(!isUsed && { 'data-autofocus': true })}>
            {adminStateText.cancel()}
          </Button>
        }
      >
        {isUsed && (
          <SelectField
            name="moveTo"
            label={adminGroupsText.moveTo()}
            placeholder={adminGroupsText.chooseGroup()}
            options={others.map(({ code, name }) => ({ value: code, label: name }))}
            first
          />
        )}
      </EntryForm>
    </Dialog>
  );
}

function Help({ group, use }: { readonly group: CustomerGroup; readonly use: string | undefined }) {
  if (use === undefined) return adminGroupsText.removeEmptyHelp();
  const help = adminGroupsText.removeUsedHelp({ what: use });
  return group.customers > 0 ? `${help} ${adminGroupsText.removeCustomersHelp()}` : help;
}
