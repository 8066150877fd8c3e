import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { digestTree } from './tree.ts';

const root = mkdtempSync(join(tmpdir(), 'tree-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

it('changes with what a run may depend on, and with nothing that runs make or that says what is to be built', () => {
  write('packages/a/a.test.ts', 'one');
  write('package.json', '{}');
  const before = digestTree(root);
  for (const path of [
    ...['node_modules/a/index.js', 'apps/a/build/out.js', '.stoa/tests/report.json', '.git/HEAD'],
    ...['docs/requirements/deferred.md', 'tsconfig.tsbuildinfo'],
  ])
    write(path, 'made');
  expect(digestTree(root)).toBe(before);
  write('packages/a/a.test.ts', 'two');
  const changed = digestTree(root);
  expect(changed).not.toBe(before);
  write('packages/a/b.test.ts', '');
  expect(digestTree(root)).not.toBe(changed);
});
