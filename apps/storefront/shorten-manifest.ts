import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const DECLARATION = 'window.__reactRouterManifest=';

const manifestShape = z.looseObject({
  entry: z.looseObject({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
});

/**
 * Leaves out of the browser's list of routes what says nothing there: scripts that every page has loaded, and what a
 * route has not. The list is sent with every page.
 */
export async function shortenManifest(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  await Promise.all(names.map((name) => shorten(join(assets, name))));
}

async function shorten(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.startsWith(DECLARATION)) throw new Error(`${file} does not declare the routes as expected`);
  const manifest = manifestShape.parse(JSON.parse(text.slice(DECLARATION.length).replace(/;\s*$/, '')));
  const loaded = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const imports = route.imports.filter((name) => !loaded.has(name));
    const said = Object.entries<unknown>({ ...route, imports }).filter(([, value]) => value !== false);
    return [id, Object.fromEntries(said)];
  });
  await writeFile(
    file,
    `${DECLARATION}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`,
  );
}
