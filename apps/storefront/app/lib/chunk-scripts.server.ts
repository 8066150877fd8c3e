import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { ScriptsOf } from './lazy-chunk.tsx';

/** Vite's table of what was built into what; there is none while the storefront runs from its sources. */
const manifestFile = new URL('../client/.vite/manifest.json', import.meta.url);

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifest>;

/** What every page loads anyhow. */
const ENTRY = 'app/entry.client.tsx';

/**
 * Finds the scripts of a source file. @throws Error for a source that was not built, which is a mistake in the
 * storefront
 */
export function chunkScripts(file: URL = manifestFile): ScriptsOf {
  const built = readManifest(file);
  if (!built) return () => [];
  const everywhere = new Set(closure(built, ENTRY));
  const known = new Map<string, readonly string[]>();
  return (source) => {
    const scripts = known.get(source) ?? scriptsOf(built, source, everywhere);
    known.set(source, scripts);
    return scripts;
  };
}

/**
 * Lists the scripts of every page, the largest first, because a connection with few parallel requests waits longest
 * for it.
 */
export function entryScripts(file: URL = manifestFile, sizeOf = sizeOfScript): readonly string[] {
  const built = readManifest(file);
  return built ? closure(built, ENTRY).toSorted((one, other) => sizeOf(other) - sizeOf(one)) : [];
}

const sizeOfScript = (script: string) => statSync(new URL(`../client${script}`, import.meta.url)).size;

function readManifest(file: URL): Manifest | undefined {
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function scriptsOf(built: Manifest, source: string, everywhere: ReadonlySet<string>): string[] {
  if (!(source in built)) throw new Error(`${source} is no part that was built`);
  return closure(built, source).filter((file) => !everywhere.has(file));
}

/** Returns the addresses of a chunk and of all it cannot run without. */
function closure(built: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = built[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [`/${chunk.file}`, ...chunk.imports.flatMap((imported) => closure(built, imported, seen))];
}
