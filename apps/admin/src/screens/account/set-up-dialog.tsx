import { adminAccountText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/index.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Loaded } from '../../kit/state/index.ts';
import { tell } from '../../kit/toast.tsx';
import { AppSecret, AppSecretOutline } from './app-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountChange } from './use-account-change.ts';

interface SetUpDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly email: string;
}

/** Sets up an authenticator app, then shows the recovery codes this once. ADM-006, ADM-007 */
export function SetUpDialog({ onClose, onDone, email }: SetUpDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const changed = useAccountChange();
  const done = async () => {
    await changed();
    onDone();
  };
  const confirmed = (made: readonly string[]) => {
    setCodes(made);
    tell(adminAccountText.switchedOn());
  };
  return (
    <Dialog
      onClose={onClose}
      held={codes !== undefined}
      title={codes === undefined ? adminAccountText.setUpTitle() : adminAccountText.codesTitle()}
    >
      {codes === undefined ? (
        <Begun onConfirmed={confirmed} />
      ) : (
        <RecoveryCodes codes={codes} email={email} onDone={done} />
      )}
    </Dialog>
  );
}

/** Asks for a secret once for each time the dialog opens: each one made voids the one before. */
function Begun({ onConfirmed }: { readonly onConfirmed: (codes: readonly string[]) => void }) {
  const begun = useQuery(
    queries.account.beginSecondFactor.queryOptions({
      gcTime: 0,
      staleTime: Infinity,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
  );
  return (
    <Loaded query={begun} outline={<AppSecretOutline />}>
      {(app) => <AppSecret {...app} onConfirmed={onConfirmed} />}
    </Loaded>
  );
}
