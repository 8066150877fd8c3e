import { Text } from '@mantine/core';
import type { Person } from '@stoa/admin-contract';
import { adminPeopleText, roleText } from '@stoa/messages';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { EntryForm } from '../../kit/form/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';
import { namesSeller, toldRole } from './given-role.ts';
import { RoleFields, roleShape, sellerMissing } from './role-fields.tsx';
import { usePeopleChange } from './use-people.ts';

const schema = z.object(roleShape).refine(namesSeller, sellerMissing);

interface RoleDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Gives somebody another role. That the last owner stays one is told in the sentence of the server. ADM-015 */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const { code: shop } = useWorkplace();
  const changed = usePeopleChange();
  const { id, name, role, seller, version, self } = person;
  const save = async (typed: z.infer<typeof schema>) => {
    await api.people.changeRole({ shop, person: id, version, ...toldRole(typed) });
    tell(adminPeopleText.roleChanged({ name, role: roleText[typed.role]() }));
    onClose();
    await changed();
  };
  return (
    <Dialog onClose={onClose} title={adminPeopleText.changeRoleTitle({ name })}>
      <EntryForm
        signedIn
        schema={schema}
        values={{ role, sellerId: seller?.id ?? '' }}
        onSubmit={save}
        submit={adminPeopleText.save()}
      >
        {self && (
          <Text size="sm" c="dimmed">
            {adminPeopleText.ownRoleHelp()}
          </Text>
        )}
        <RoleFields />
      </EntryForm>
    </Dialog>
  );
}
