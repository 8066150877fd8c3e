import { Button, CloseButton } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFocusOut } from './focus-back.ts';
import { FocusOut } from './focus-out.tsx';
import { makeStore, useStore } from './store.ts';
import classes from './toast.module.css';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'done' | 'failed';
  readonly action?: ToastAction | undefined;
}

/** What can be done about what was told, such as to take it back. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** How long a message stays, in milliseconds; what failed stays until it is dismissed. */
const STAYS = 6_000;
/** With something to press it takes a while to be read and reached. */
const STAYS_TO_ACT = 20_000;
const MOST = 3;

const toasts = makeStore<readonly Toast[]>([]);
let last = 0;

/**
 * Tells that something was done, or failed, in a message that screen readers say, too. Returns what takes its action away
 * when there is nothing left to do.
 */
export function tell(text: string, kind: Toast['kind'] = 'done', action?: ToastAction): () => void {
  last += 1;
  const id = last;
  toasts.set([...toasts.get().slice(1 - MOST), { id, text, kind, action }]);
  return () =>
    toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, action: undefined } : toast)));
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

function ToastLine({ id, text, kind, action }: Toast) {
  const stays = action === undefined ? STAYS : STAYS_TO_ACT;
  const focus = useFocusOut();
  useEffect(() => {
    if (kind === 'failed') return;
    const timer = setTimeout(() => dismiss(id), stays);
    return () => clearTimeout(timer);
  }, [id, kind, stays]);
  const act = () => {
    dismiss(id);
    action?.run();
  };
  const Icon = kind === 'done' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={classes.toast} data-kind={kind} {...focus}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.text}>{text}</span>
      {action !== undefined && (
        <FocusOut>
          <Button variant="subtle" size="compact-sm" className={classes.action ?? ''} onClick={act}>
            {action.label}
          </Button>
        </FocusOut>
      )}
      <CloseButton
        aria-label={adminStateText.dismiss()}
        onClick={() => dismiss(id)}
        className={classes.close}
      />
    </div>
  );
}
