import { adminAccountText, adminFormText } from '@stoa/messages';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { CodeField, EntryForm, PasswordField } from '../../kit/form/index.ts';
import { tell } from '../../kit/toast.tsx';
import { useAccountChange } from './use-account-change.ts';

const schema = z.object({
  password: z.string().min(1, adminFormText.required()),
  code: z.string().trim().min(6, adminFormText.codeNeeded()),
});

/** Switches the second factor off, by password and code. */
export function SwitchOffDialog({ onClose }: { readonly onClose: () => void }) {
  const changed = useAccountChange();
  const switchOff = async (typed: z.infer<typeof schema>) => {
    await api.account.removeSecondFactor(typed);
    onClose();
    tell(adminAccountText.switchedOff());
    await changed();
  };
  return (
    <Dialog
      onClose={onClose}
      title={adminAccountText.switchOffTitle()}
      help={adminAccountText.switchOffHelp()}
    >
      <EntryForm
        signedIn
        schema={schema}
        values={{ password: '', code: '' }}
        onSubmit={switchOff}
        submit={adminAccountText.switchOff()}
        submitProps={{ color: 'red' }}
      >
        <PasswordField
          name="password"
          label={adminAccountText.password()}
          autoComplete="current-password"
          first
        />
        <CodeField
          name="code"
          label={adminAccountText.code()}
          description={adminAccountText.codeHelp()}
          recovery
        />
      </EntryForm>
    </Dialog>
  );
}
