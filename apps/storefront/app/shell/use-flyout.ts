import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds that the mouse must rest before the flyout opens. */
const OPENS_AFTER = 120;

/**
 * Returns a `<details>` that opens below a resting mouse too, and closes a while after the mouse has left, on Escape,
 * on a press elsewhere or on a link in it, and when the focus goes elsewhere. A click on what the mouse has opened keeps it open; touch and keyboard open and
 * close it as the browser does. HDR-014, HDR-019, USER-509, USER-510
 * @param closesAfter milliseconds after the mouse has left
 */
export function useFlyout(closesAfter: number) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByMouse = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setOpen(false);
      // The focused element is about to be hidden, so the focus returns to the summary; a flyout opened by the mouse
      // had no focus.
      if (details.current?.contains(document.activeElement))
        details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  const later = (change: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, wait);
  };
  const openByMouse = () => {
    openedByMouse.current = true;
    setOpen(true);
  };

  return {
    close,
    details: {
      ref: details,
      open,
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      onToggle: (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (open) clearTimeout(timer.current);
        else later(openByMouse, OPENS_AFTER);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') later(() => setOpen(false), closesAfter);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
    },
    /** For a click on the summary. */
    onSummaryClick: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (open && openedByMouse.current) event.preventDefault();
      openedByMouse.current = false;
    },
  };
}
