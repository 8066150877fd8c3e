import type { Name } from './names.ts';
import type { NewFile } from './write-new.ts';

/** The files that a recipe begins with, and the steps that are left, with what is to be decided. */
export interface Scaffold {
  readonly files: readonly NewFile[];
  readonly next: readonly string[];
}

function table({ kebab, camel, snake, title }: Name): Scaffold {
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

function capability({ kebab }: Name): Scaffold {
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

function operation({ kebab, camel, pascal }: Name): Scaffold {
  const call = `import { read${pascal} } from '@stoa/commerce';
import type { ${pascal} } from '@stoa/contract';
import type { ApiContext } from '../context.ts';

/** Answers \`${camel}\` for both doors. */
export async function find${pascal}(api: ApiContext): Promise<${pascal}> {
  return read${pascal}(api.shop);
}
`;
  const resolvers = `import type { QueryResolvers } from '../generated/resolvers.ts';
import { find${pascal} } from '../operations/${kebab}.ts';

export const ${camel}Queries = {
  ${camel}: (_parent, _args, api) => find${pascal}(api),
} satisfies QueryResolvers;
`;
  const rest = `import { find${pascal} } from '../operations/${kebab}.ts';
import { nothing } from './inputs.ts';
import { route } from './route.ts';

export const ${camel}Routes = [
  route('GET', '/api/${kebab}', nothing, async (api) => ({ ...(await find${pascal}(api)) })),
];
`;
  return {
    files: [
      { path: `packages/api/src/operations/${kebab}.ts`, text: call },
      { path: `packages/api/src/resolvers/${kebab}.ts`, text: resolvers },
      { path: `packages/api/src/rest/${kebab}-routes.ts`, text: rest },
    ],
    next: [
      `packages/contract/schema.graphql: the field ${camel} and its type ${pascal}, as the specification names them (docs/requirements/api.md); npm run codegen. Until then the files do not compile.`,
      `The use case read${pascal} of packages/commerce. Decide what it takes; the operation hands it a checked input and makes the answer in packages/api/src/dto, with money converted by edge/money.ts.`,
      'Decide for whom the answer is: the same for an audience (keptForAudience, and `everything` of kept-results.test.ts), or the requester alone, which is not kept.',
      `packages/api/src/resolvers/index.ts and packages/api/src/rest/index.ts: join ${camel}Queries and ${camel}Routes. A change is a mutation and a POST instead.`,
      'A row for each door in packages/api/src/testing/every-operation.ts and every-route.ts.',
      'docs/contract.md: a row in its table, and out of "Later".',
    ],
  };
}

function page({ kebab, camel, pascal, title }: Name): Scaffold {
  const texts = `import { texts } from '../texts.ts';

export const ${camel}Text = texts({
  title: '${title}',
});
`;
  const route = `import { canonicalUrl } from '@stoa/domain';
import { ${camel}Text } from '@stoa/messages';
import { requestContext } from '../request.ts';
import type { Route } from './+types/${kebab}';

/** Loads the page. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return { canonical: canonicalUrl(origin, '/${kebab}') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: ${camel}Text.title() },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
];

export default function ${pascal}() {
  return (
    <main id="content" className="page-width">
      <h1>{${camel}Text.title()}</h1>
    </main>
  );
}
`;
  return {
    files: [
      { path: `apps/storefront/app/routes/${kebab}.tsx`, text: route },
      { path: `packages/messages/src/en/${kebab}.ts`, text: texts },
    ],
    next: [
      `packages/messages/src/index.ts: export { ${camel}Text } from './en/${kebab}.ts'.`,
      `apps/storefront/app/routes.ts: route('${kebab}', 'routes/${kebab}.tsx'); then (cd apps/storefront && npx react-router typegen) for its types.`,
      `packages/domain/src/address/places.ts: a line for ${kebab}. Decide whether the page is kept for an audience or is personal, who may visit it, and whether crawlers are to leave it alone.`,
      'What it shows: a document of packages/contract/src/documents, executed by contractOf(context) in the loader; its parts in a folder of their own, which takes its place in `orders` of scripts/testing/rooms.ts.',
      'A test over HTTP or in the browser, with the ids of the requirements that it shows.',
    ],
  };
}

/** Recipes of docs/architecture.md ("How to add") that begin with files of a known shape. */
export const recipes = { table, capability, operation, page } as const;

export const isRecipe = (name: string): name is keyof typeof recipes => Object.hasOwn(recipes, name);
