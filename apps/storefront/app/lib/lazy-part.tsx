import { type ComponentType, createContext, lazy, useContext } from 'react';
import { preloadModule } from 'react-dom';

/** The scripts a source file of the storefront was built into, by its path from the storefront's folder. */
export type ScriptsOf = (source: string) => readonly string[];

/** Given by the server; no page names scripts of parts without it. */
export const PartScripts = createContext<ScriptsOf>(() => []);

/**
 * A part of pages that only some of them have, with a script of its own. The server names that script in the head of
 * the pages that have the part: it comes along with the others, and not after they have run.
 */
export function lazyPart<P extends object>(
  source: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }));
  function NamedPart(props: P) {
    const scriptsOf = useContext(PartScripts);
    if (import.meta.env.SSR) for (const script of scriptsOf(source)) preloadModule(script, { as: 'script' });
    return <Part {...props} />;
  }
  return NamedPart;
}
