import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { testSources } from './sources.ts';

// In a process that has loaded the module it would do nothing, and files that follow would get what replaces it.
it('no test replaces a module, which it shares with the files before and after it', () => {
  const replacing = /\b(?:vi|vitest)\s*\.\s*(?:mock|doMock|unmock|doUnmock|hoisted|resetModules)\b/;
  const found = [...testSources(projectFolder)].filter(([, source]) => replacing.test(source));
  expect(found.map(([file]) => file)).toEqual([]);
});
