import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { adminAccountText, adminFormText } from '@stoa/messages';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api, queries } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { EntryForm, newPassword, PasswordField } from '../../kit/form/index.ts';
import { Section } from '../../kit/section.tsx';
import { tell } from '../../kit/toast.tsx';

const schema = z.object({
  current: z.string().min(1, adminFormText.required()),
  next: newPassword,
});

/** Changes the password, which ends all other sessions. ADM-011 */
export function PasswordSection() {
  const [open, dialog] = useDisclosure(false);
  const client = useQueryClient();
  const change = async (typed: z.infer<typeof schema>) => {
    await api.account.changePassword(typed);
    dialog.close();
    tell(adminAccountText.passwordChanged());
    await client.invalidateQueries({ queryKey: queries.account.sessions.queryKey() });
  };
  return (
    <>
      <Section
        title={adminAccountText.password()}
        description={adminAccountText.passwordHelp()}
        actions={
          <Button variant="default" onClick={dialog.open}>
            {adminAccountText.changePassword()}
          </Button>
        }
      />
      {open && (
        <Dialog onClose={dialog.close} title={adminAccountText.changePassword()}>
          <EntryForm
            signedIn
            schema={schema}
            values={{ current: '', next: '' }}
            onSubmit={change}
            submit={adminAccountText.changePassword()}
          >
            <PasswordField
              name="current"
              label={adminAccountText.currentPassword()}
              autoComplete="current-password"
              first
            />
            <PasswordField
              name="next"
              label={adminAccountText.newPassword()}
              description={adminAccountText.newPasswordHelp()}
              autoComplete="new-password"
            />
          </EntryForm>
        </Dialog>
      )}
    </>
  );
}
