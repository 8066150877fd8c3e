import { type Name, readName } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

function scaffold({ kebab }: Name): Scaffold {
  const text = `/** What other capabilities and the API may use of \`${kebab}\`: exports of its use cases, a file each. */
export {};
`;
  return {
    files: [{ path: `packages/commerce/src/${kebab}/index.ts`, text }],
    next: [
      'Decide its place: after all capabilities that it uses, before all that use it; in `capabilities` of scripts/testing/rooms.ts, in the table of docs/architecture.md and in decision 18.',
      `Its first use case, a file named by its verb, with a test against a real database beside it; exported by packages/commerce/src/${kebab}/index.ts in place of the empty export.`,
      'packages/commerce/src/index.ts: what of it leaves the package. Until that is done `npx knip` names the file as unused.',
    ],
  };
}

export const capability: Recipe = {
  section: 'A capability',
  example: 'gift-list',
  scaffold: (given) => scaffold(readName(given)),
};
