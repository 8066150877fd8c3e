import { SilentErrorBoundary } from '@stoa/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useChunkScripts } from './lazy-chunk.tsx';

/**
 * Returns a part beside what a page is about, with a script of its own: while it is yet to come nothing stands in its
 * place, and nothing ever does when it fails to. The rest of the page neither waits for it nor ends with it.
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
