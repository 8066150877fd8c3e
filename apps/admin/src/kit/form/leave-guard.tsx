import { adminFormText } from '@stoa/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../confirm.tsx';
import { forgetUnsaved, hasUnsaved, useUnsaved } from './unsaved.ts';

/**
 * Asks before something is left that is typed and not saved, on the screen or `inside` one dialog alone; true when there
 * is none, or the person leaves. ADM-035
 */
export async function askToLeave(inside?: string): Promise<boolean> {
  if (!hasUnsaved(inside)) return true;
  const leaves = await confirm({
    title: adminFormText.leaveTitle(),
    help: adminFormText.leaveHelp(),
    action: adminFormText.leave(),
    cancel: adminFormText.stay(),
    danger: true,
  });
  if (leaves) forgetUnsaved(inside);
  return leaves;
}

/** Asks before a link, Back or closing the tab leaves what is not saved. Stands once, around all screens. ADM-035 */
export function LeaveGuard() {
  const unsaved = useUnsaved();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return null;
}
