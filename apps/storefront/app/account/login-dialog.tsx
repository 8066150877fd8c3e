import { shellText } from '@stoa/messages';
import { Dialog } from '@stoa/ui';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

// Loaded on demand, because few visitors sign in.
const LoginForm = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }));

interface LoginDialog {
  open(): void;
}

const LoginDialogContext = createContext<LoginDialog>({ open: () => undefined });

/** Opens the sign-in modal from anywhere. AUTH-515 */
export const useLoginDialog = () => useContext(LoginDialogContext);

export function LoginDialogProvider({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const { pathname, search } = useLocation();
  const dialog = useMemo(() => ({ open: () => setShown(true) }), []);
  return (
    <LoginDialogContext value={dialog}>
      {children}
      {/* The dialog closes after signing in. */}
      <Dialog open={shown && !signedIn} onClose={() => setShown(false)} title={shellText.signIn()}>
        <Suspense>
          <LoginForm returnTo={pathname + search} />
        </Suspense>
      </Dialog>
    </LoginDialogContext>
  );
}
