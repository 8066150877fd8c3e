import { type ReactNode, useRef } from 'react';

interface FoldProps {
  readonly label: string;
  /** Whether it is shown from the start: it holds something, or something is wrong with it. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Keeps a field that few need out of the way of all others. */
export function Fold({ label, open, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // What was pressed goes away with it; the field takes the focus.
  const enter = () => requestAnimationFrame(() => fold.current?.querySelector('input')?.focus());
  return (
    <details ref={fold} className="fold address-wide" open={open || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
      <summary onClick={enter}>{label}</summary>
      {children}
    </details>
  );
}
