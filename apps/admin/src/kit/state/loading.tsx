import { Skeleton } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { type ReactNode, useEffect, useState } from 'react';

/** How long nothing is shown, in milliseconds: what comes sooner would only flicker. ADM-062 */
const WAITS = 200;

interface LoadingProps {
  /** The outline of what is coming, in its measures; lines of text without it. */
  readonly children?: ReactNode;
  readonly lines?: number;
}

/** The outline of a part that is loading. It has its place from the beginning and is seen after 200 ms. ADM-062 */
export function Loading({ children, lines = 3 }: LoadingProps) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), WAITS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <span className="unseen">{seen && adminStateText.loading()}</span>
      <div aria-hidden style={{ visibility: seen ? 'visible' : 'hidden' }}>
        {children ?? <Lines count={lines} />}
      </div>
    </div>
  );
}

function Lines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Skeleton key={at} height={14} my={10} width={at === count - 1 ? '55%' : '100%'} radius="sm" />
  ));
}
