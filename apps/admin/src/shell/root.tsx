import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { ConfirmDialog } from '../kit/confirm.tsx';
import { LeaveGuard } from '../kit/form/index.ts';
import { Toasts } from '../kit/toast.tsx';
import classes from './root.module.css';

/** What stands once around everything: messages, questions, and the line that says that a screen is coming. */
export function Root() {
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <div className={classes.loading} data-loading={loading} aria-hidden />
      <Outlet />
      <LeaveGuard />
      <ConfirmDialog />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
