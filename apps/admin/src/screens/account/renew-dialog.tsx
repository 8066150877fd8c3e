import { adminAccountText, adminFormText } from '@stoa/messages';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { CodeField, EntryForm } from '../../kit/form/index.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountChange } from './use-account-change.ts';

const schema = z.object({ code: z.string().trim().min(6, adminFormText.codeNeeded()) });

interface RenewDialogProps {
  readonly onClose: () => void;
  readonly email: string;
}

/** Makes new recovery codes, which void the old ones. ADM-007 */
export function RenewDialog({ onClose, email }: RenewDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = useAccountChange();
  const renew = async ({ code }: z.infer<typeof schema>) => {
    const { recoveryCodes } = await api.account.renewRecoveryCodes({ code });
    setCodes(recoveryCodes);
  };
  const done = async () => {
    await changed();
    onClose();
  };
  if (codes !== undefined) {
    return (
      <Dialog onClose={onClose} held title={adminAccountText.codesTitle()}>
        <RecoveryCodes codes={codes} email={email} onDone={done} />
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={adminAccountText.renewTitle()} help={adminAccountText.renewHelp()}>
      <EntryForm
        signedIn
        schema={schema}
        values={{ code: '' }}
        onSubmit={renew}
        submit={adminAccountText.makeCodes()}
      >
        <CodeField
          name="code"
          label={adminAccountText.code()}
          description={adminAccountText.codeHelp()}
          recovery
          first
        />
      </EntryForm>
    </Dialog>
  );
}
