import { type Name, readName } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

function scaffold({ kebab, camel, pascal }: Name): Scaffold {
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

export const operation: Recipe = {
  section: 'An operation of the contract',
  example: 'gift-list',
  scaffold: (given) => scaffold(readName(given)),
};
