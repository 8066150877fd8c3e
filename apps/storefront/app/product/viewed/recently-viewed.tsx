import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { noteViewed, viewedSkus } from './viewed-skus.ts';

// Comes with the data, once somebody has read so far.
const ViewedProducts = lazy(async () => ({
  default: (await import('./viewed-products.tsx')).ViewedProducts,
}));

/**
 * Shows the products this visitor viewed before, known only to their browser. They are loaded when the end of the
 * page comes near.
 */
export function RecentlyViewed({ sku }: { sku: string }) {
  const end = useRef<HTMLDivElement>(null);
  const [skus, setSkus] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = viewedSkus(() => localStorage).filter((other) => other !== sku);
    noteViewed(sku, () => localStorage);
    if (!end.current || before.length === 0) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setSkus(before);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [sku]);
  return (
    <div ref={end}>
      {skus.length > 0 && (
        <Suspense>
          <ViewedProducts skus={skus} />
        </Suspense>
      )}
    </div>
  );
}
