import { SilentErrorBoundary } from '@stoa/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useChunkScripts } from './lazy-chunk.tsx';

/**
 * Makes a component for an optional part of a page, with a chunk of its own. Nothing is shown while it loads or when
 * it fails, and the rest of the page does not depend on it.
 */
export function optionalChunk<P extends object>(
  source: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Chunk = lazy(async () => ({ default: await load() }));
  return function OptionalChunk(props: P) {
    useChunkScripts(source);
    return (
      <SilentErrorBoundary>
        <Suspense fallback={null}>
          <Chunk {...props} />
        </Suspense>
      </SilentErrorBoundary>
    );
  };
}
