import { Suspense } from 'react';
import { lazyChunk } from '../lib/lazy-chunk.tsx';
import { statusOf, titleOf } from './error-status.ts';

interface FailureProps {
  readonly error: unknown;
}

/** What can be said when nothing more can be fetched. */
const fewWords = { ErrorPage: ({ error }: FailureProps) => <h1>{titleOf(statusOf(error))}</h1> };

// Pages that are there do without the script of those that are not.
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
