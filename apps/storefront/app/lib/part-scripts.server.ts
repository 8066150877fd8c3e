import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ScriptsOf } from './lazy-part.tsx';

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
 * Which scripts to name for a part of a page. @throws Error for a source that was not built, which is a mistake in
 * the storefront
 */
export function partScripts(file: URL = manifestFile): ScriptsOf {
  if (!existsSync(file)) return () => [];
  const built = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = Object.keys(built).find((name) => name.endsWith(ENTRY));
  const everywhere = new Set(entry === undefined ? [] : closure(built, entry));
  const known = new Map<string, readonly string[]>();
  return (source) => {
    const scripts = known.get(source) ?? scriptsOf(built, source, everywhere);
    known.set(source, scripts);
    return scripts;
  };
}

function scriptsOf(built: Manifest, source: string, everywhere: ReadonlySet<string>): string[] {
  if (!(source in built)) throw new Error(`${source} is no part that was built`);
  return closure(built, source).filter((file) => !everywhere.has(file));
}

/** The addresses of a chunk and of all it cannot run without. */
function closure(built: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = built[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [`/${chunk.file}`, ...chunk.imports.flatMap((imported) => closure(built, imported, seen))];
}
