import { accountText } from '@stoa/messages';
import { Dialog } from '@stoa/ui';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { LoginForm } from './login-form.tsx';

interface LoginDialog {
  open(): void;
}

const LoginDialogContext = createContext<LoginDialog>({ open: () => undefined });

/** Opens the sign-in modal from anywhere. AUTH-515 */
export const useLoginDialog = () => useContext(LoginDialogContext);

export function LoginDialogProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const { pathname, search } = useLocation();
  const dialog = useMemo(() => ({ open: () => setShown(true) }), []);
  return (
    <LoginDialogContext value={dialog}>
      {children}
      <Dialog open={shown} onClose={() => setShown(false)} title={accountText.signInTitle()}>
        <LoginForm returnTo={pathname + search} />
      </Dialog>
    </LoginDialogContext>
  );
}
