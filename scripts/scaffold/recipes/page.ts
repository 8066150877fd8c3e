import { type Name, readName } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

function scaffold({ kebab, camel, pascal, title }: Name): Scaffold {
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

export const page: Recipe = {
  section: 'A page of the shop',
  example: 'gift-list',
  scaffold: (given) => scaffold(readName(given)),
};
