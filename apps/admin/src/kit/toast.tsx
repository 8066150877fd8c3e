import { CloseButton } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { makeStore, useStore } from './store.ts';
import classes from './toast.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'failed';
}

/** How long a message stays, in milliseconds; what failed stays until it is dismissed. */
const STAYS = 6_000;
const MOST = 3;

const toasts = makeStore<readonly Toast[]>([]);
let last = 0;

/** Tells that something was done, or failed, in a message that screen readers say, too. */
export function tell(text: string, kind: Toast['kind'] = 'done'): void {
  last += 1;
  toasts.set([...toasts.get().slice(1 - MOST), { id: last, text, kind }]);
}

const dismiss = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Shows what `tell` told. Stands once, around all screens. */
export function Toasts() {
  return (
    <div className={classes.toasts} role="status" aria-live="polite">
      {useStore(toasts).map((toast) => (
        <ToastLine key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function ToastLine({ id, text, kind }: Toast) {
  useEffect(() => {
    if (kind === 'failed') return;
    const timer = setTimeout(() => dismiss(id), STAYS);
    return () => clearTimeout(timer);
  }, [id, kind]);
  const Icon = kind === 'done' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={classes.toast} data-kind={kind}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.text}>{text}</span>
      <CloseButton
        aria-label={adminStateText.dismiss()}
        onClick={() => dismiss(id)}
        className={classes.close}
      />
    </div>
  );
}
