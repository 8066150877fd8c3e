import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { productSources } from './sources.ts';

it('ids that use cases are given are read by `recordId`, in small letters as the database compares them', () => {
  const others = [...productSources(projectFolder)].filter(
    ([file, text]) =>
      file.startsWith('packages/commerce/') &&
      file !== 'packages/commerce/src/kernel/input.ts' &&
      /\bz\s*\.(?:uuid|guid)\b/.test(text),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
