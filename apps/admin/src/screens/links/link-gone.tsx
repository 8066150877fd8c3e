import { adminLinkText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { problemOf } from '../../api/index.ts';
import { Panel } from '../../kit/panel.tsx';
import { Failed } from '../../kit/state/index.ts';

interface LinkGoneProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What to do when its time is over, and when it was used, withdrawn or never made. */
  readonly expired: string;
  readonly gone: string;
  readonly way: ReactNode;
}

/** Says why a mailed link does not work, and what to do. ADM-005 */
export function LinkGone({ error, onRetry, expired, gone, way }: LinkGoneProps) {
  const code = problemOf(error)?.code;
  if (code === 'link-expired') {
    return (
      <Panel title={adminLinkText.expiredTitle()} help={expired}>
        {way}
      </Panel>
    );
  }
  if (code === 'not-found' || code === 'invalid-input') {
    return (
      <Panel title={adminLinkText.goneTitle()} help={gone}>
        {way}
      </Panel>
    );
  }
  return <Failed error={error} onRetry={onRetry} />;
}
