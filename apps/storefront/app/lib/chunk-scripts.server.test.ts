import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chunkScripts, entryScripts } from './chunk-scripts.server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-manifest-'));
  const built = {
    'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_framework.js'] },
    '_framework.js': { file: 'assets/framework.js' },
    '_listing.js': { file: 'assets/listing.js', imports: ['_framework.js', '_card.js'] },
    '_card.js': { file: 'assets/card.js', imports: ['_listing.js'] },
    'app/category/category-page.tsx': {
      file: 'assets/category.js',
      imports: ['_framework.js', '_listing.js'],
    },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(built));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => pathToFileURL(join(folder, name));

it('a part is named with all it cannot run without, but for what every page loads', () => {
  const scriptsOf = chunkScripts(at('manifest.json'));
  expect(scriptsOf('app/category/category-page.tsx')).toEqual([
    '/assets/category.js',
    '/assets/listing.js',
    '/assets/card.js',
  ]);
});

it('a part that was not built is a mistake', () => {
  expect(() => chunkScripts(at('manifest.json'))('app/product/none.tsx')).toThrow('app/product/none.tsx');
});

it('nothing is named while the storefront runs from its sources', () => {
  expect(chunkScripts(at('missing.json'))('app/category/category-page.tsx')).toEqual([]);
});

it('what every page runs is named with the largest first', () => {
  const sizeOf = (script: string) => (script === '/assets/framework.js' ? 280_000 : 700);
  expect(entryScripts(at('manifest.json'), sizeOf)).toEqual(['/assets/framework.js', '/assets/entry.js']);
  expect(entryScripts(at('missing.json'))).toEqual([]);
});
