import { shellText } from '@stoa/messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** A dialog in the middle, or a drawer from a side. */
  readonly placement?: 'center' | 'left' | 'right';
}

/**
 * Shows the browser's own modal dialog: it traps the focus, gives it back, and closes on Escape. A click beside it
 * closes it too. OPEN-533
 */
export function Dialog({ open, onClose, title, children, placement = 'center' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog has it built in.
    <dialog
      ref={dialog}
      className={`dialog dialog-${placement}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-panel">
        <div className="dialog-header">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={shellText.close()} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {open && <div className="dialog-body">{children}</div>}
      </div>
    </dialog>
  );
}
