import { type Name, readName } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

function scaffold({ kebab, camel, snake, title }: Name): Scaffold {
  const text = `import { primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, shopId } from './columns.ts';
import { privateTable } from './privacy.ts';
import { shop } from './shop.ts';

/** ${title} of a shop. */
export const ${camel} = privateTable(
  '${snake}',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
);
`;
  return {
    files: [{ path: `packages/database/src/${kebab}.ts`, text }],
    next: [
      'Decide whose rows it holds: privateTable, as it is now, or publicTable where visitors are shown them; and what one row means, in its docstring.',
      `packages/database/src/schema.ts: export * from './${kebab}.ts'; then the columns, and \`changes\` for those that may be updated.`,
      `cd packages/database && npx drizzle-kit generate --name ${snake}; complete the migration by hand where the recipe says so.`,
      'Private: a row of it in packages/commerce/src/testing/used-shop.ts. Public: what covers its rows, in packages/database/src/dependencies/manifest.ts.',
      'Decide how long rows stay; those that need not stay for ever are removed by packages/commerce/src/prune/prune-shop.ts.',
    ],
  };
}

export const table: Recipe = {
  section: 'A table',
  example: 'gift-list',
  scaffold: (given) => scaffold(readName(given)),
};
