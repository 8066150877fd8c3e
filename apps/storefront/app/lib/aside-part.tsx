import { OrNothing } from '@stoa/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useScriptsOf } from './lazy-part.tsx';

/**
 * A part beside what a page is about, with a script of its own: while it is yet to come nothing stands in its place,
 * and nothing ever does when it fails to. The rest of the page neither waits for it nor ends with it.
 */
export function asidePart<P extends object>(
  source: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  return function AsidePart(props: P) {
    useScriptsOf(source);
    return (
      <OrNothing>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </OrNothing>
    );
  };
}
