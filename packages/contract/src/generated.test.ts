import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { expect, it } from 'vitest';
import config from '../codegen.ts';

const root = new URL('../../../', import.meta.url);

it('has committed types that are those of the schema and documents as they stand', async () => {
  const files = await generate({ ...config, cwd: new URL('.', root).pathname, silent: true }, false);
  expect(files.length).toBeGreaterThan(1);
  for (const { filename, content } of files) {
    const committed = readFileSync(new URL(filename, root), 'utf8');
    expect(committed === content, `${filename} is stale: run npm run codegen`).toBe(true);
  }
});
