import { isKnownEmail } from '@stoa/domain';
import { adminFormText, adminPeopleText } from '@stoa/messages';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { EntryForm, TextField } from '../../kit/form/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useWorkplace } from '../../session/index.ts';
import { namesSeller, toldRole } from './given-role.ts';
import { RoleFields, roleShape, sellerMissing } from './role-fields.tsx';
import { usePeopleChange } from './use-people.ts';

const schema = z
  .object({
    email: z.string().trim().refine(isKnownEmail, adminFormText.emailNeeded()),
    ...roleShape,
  })
  .refine(namesSeller, sellerMissing);

interface InviteDialogProps {
  readonly onClose: () => void;
}

/** Invites somebody by e-mail address and role; the answer is the same for known and unknown addresses. ADM-003, ADM-004 */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const { code: shop } = useWorkplace();
  const changed = usePeopleChange();
  const invite = async ({ email, ...role }: z.infer<typeof schema>) => {
    await api.people.invite({ shop, email, ...toldRole(role) });
    tell(adminPeopleText.invited({ email }));
    onClose();
    await changed();
  };
  return (
    <Dialog onClose={onClose} title={adminPeopleText.inviteTitle()} help={adminPeopleText.inviteHelp()}>
      <EntryForm
        signedIn
        schema={schema}
        values={{ email: '', role: 'read-only', sellerId: '' }}
        onSubmit={invite}
        submit={adminPeopleText.sendInvitation()}
      >
        <TextField name="email" type="email" label={adminPeopleText.email()} autoComplete="off" first />
        <RoleFields />
      </EntryForm>
    </Dialog>
  );
}
