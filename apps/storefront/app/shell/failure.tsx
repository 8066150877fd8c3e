import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.tsx';
import { statusOf, titleOf } from './error-status.ts';

interface FailureProps {
  readonly error: unknown;
}

/** Shown when no further script can be loaded. */
const fewWords = { ErrorPage: ({ error }: FailureProps) => <h1>{titleOf(statusOf(error))}</h1> };

// A chunk of its own, because most pages do not fail.
const ErrorPage = lazyChunk(
  'app/shell/error-page.tsx',
  async () => (await import('./error-page.tsx').catch(() => fewWords)).ErrorPage,
);

/** Stands in for a page that failed. */
export function Failure({ error }: FailureProps) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
