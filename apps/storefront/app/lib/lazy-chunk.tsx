import { type ComponentType, createContext, lazy, useContext } from 'react';
import { preloadModule } from 'react-dom';

/** The scripts a source file of the storefront was built into, by its path from the storefront's folder. */
export type ScriptsOf = (source: string) => readonly string[];

/** Provided by the server; without it no page preloads chunks. */
export const ChunkScripts = createContext<ScriptsOf>(() => []);

/** Names the scripts of a source file in the head of a page that the server makes. */
export function useChunkScripts(source: string): void {
  const scriptsOf = useContext(ChunkScripts);
  if (import.meta.env.SSR) for (const script of scriptsOf(source)) preloadModule(script, { as: 'script' });
}

/** The loaders of lazy chunks by source file; loaders of nested chunks are registered by the outer chunk's script. */
const loaders = new Map<string, () => Promise<void>>();

/**
 * Makes a component whose script is a chunk of its own, for parts that only some pages have. The server preloads the
 * chunk in the head of pages that contain the part, so that it loads along with the other scripts.
 */
export function lazyChunk<P extends object>(
  source: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  loaders.set(source, async () => {
    loaded = await load();
  });
  const Lazy = lazy(async () => ({ default: await load() }));
  function Chunk(props: P) {
    useChunkScripts(source);
    const Part = loaded ?? Lazy;
    return (
      <>
        <meta name="part" content={source} />
        <Part {...props} />
      </>
    );
  }
  return Chunk;
}

/** The part of a document that names its chunks. */
interface PageWithChunks {
  querySelectorAll(selector: 'meta[name=part]'): ArrayLike<Pick<HTMLMetaElement, 'content'>>;
}

/**
 * Loads the chunks of a server-rendered page; call it once, before hydration. For each chunk missing by then, React
 * would suspend and render the page again from its beginning. Returns whether all chunks were loaded: a page that
 * lacks one is better left as the server rendered it, which works without scripts.
 */
export async function preloadChunks(page: PageWithChunks): Promise<boolean> {
  const wanted = new Set(Array.from(page.querySelectorAll('meta[name=part]'), ({ content }) => content));
  for (;;) {
    const next = [...wanted].flatMap((source) => {
      const preload = loaders.get(source);
      if (preload) wanted.delete(source);
      return preload ?? [];
    });
    if (next.length === 0) return true;
    const results = await Promise.allSettled(next.map((preload) => preload()));
    if (results.some(({ status }) => status === 'rejected')) return false;
  }
}
