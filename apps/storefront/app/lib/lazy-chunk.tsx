import { type ComponentType, createContext, lazy, useContext } from 'react';
import { preloadModule } from 'react-dom';

/** The scripts a source file of the storefront was built into, by its path from the storefront's folder. */
export type ScriptsOf = (source: string) => readonly string[];

/** Given by the server; no page names scripts of parts without it. */
export const ChunkScripts = createContext<ScriptsOf>(() => []);

/** Names the scripts of a source file in the head of a page that the server makes. */
export function useChunkScripts(source: string): void {
  const scriptsOf = useContext(ChunkScripts);
  if (import.meta.env.SSR) for (const script of scriptsOf(source)) preloadModule(script, { as: 'script' });
}

/** What brings a part before it is drawn, by its source file; those of parts within a part come with its script. */
const loaders = new Map<string, () => Promise<void>>();

/**
 * Returns a part of pages that only some of them have, with a script of its own. The server names that script in the
 * head of the pages that have the part: it comes along with the others, and not after they have run.
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

/** A document, as far as it names its parts. */
interface PageWithChunks {
  querySelectorAll(selector: 'meta[name=part]'): ArrayLike<Pick<HTMLMetaElement, 'content'>>;
}

/**
 * Brings the parts that a page from the server has; call it once, before the page is hydrated. For each part that is
 * yet to come by then, React would stop, and draw the whole page from its beginning once more. Answers whether all of
 * them came: a page that lacks one had better stay as it came from the server, where it works without scripts.
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
