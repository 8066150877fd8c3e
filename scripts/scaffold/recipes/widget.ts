import { type Name, readName } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

function scaffold({ kebab, camel, pascal, title }: Name): Scaffold {
  const schema = `import { z } from 'zod';
import { defineWidget } from '../definition.ts';

const settings = z.object({
  title: z.string().min(1).max(200),
  ...SETTINGS,
});

export type ${pascal}Settings = z.infer<typeof settings>;

export const ${camel} = defineWidget({ type: '${kebab}', version: 1, schema: settings });
`;
  const widget = `import type { ${pascal}Settings } from './schema.ts';

export function ${pascal}({ settings }: { settings: ${pascal}Settings }) {
  return (
    <section className="page-width widget-${kebab}">
      <h2>{settings.title}</h2>
      {CONTENT}
    </section>
  );
}
`;
  const test = `import type { JsonObject } from '@stoa/domain';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget.ts';

const render = (props: JsonObject = {}) =>
  renderWidget('${kebab}', { title: '${title}', ...SETTINGS, ...props });

it('shows its title and what it is given', async () => {
  const html = await render();
  expect(html).toContain('<h2>${title}</h2>');
  expect(html).toContain(CONTENT);
});

it('is not shown with settings that nobody can have chosen', async () => {
  await expect(render(WRONG_SETTINGS)).rejects.toHaveProperty('issues');
});
`;
  const folder = `packages/widgets/src/${kebab}`;
  return {
    files: [
      { path: `${folder}/schema.ts`, text: schema },
      { path: `${folder}/widget.tsx`, text: widget },
      { path: `${folder}/widget.test.ts`, text: test },
    ],
    next: [
      'Names in capitals are to be replaced; until then the files do not compile.',
      '`SETTINGS`: in the schema what a merchant chooses, each bounded, with a default where it may be left out; links and pictures by packages/widgets/src/settings.ts. Decide whether it has a title. In the test a choice of each; `WRONG_SETTINGS`: one that is refused.',
      '`CONTENT`: what it shows; its texts are in packages/messages/src/en, pieces of the page in packages/ui. In the test the HTML of it. The docstrings of component and definition say what it is and name its requirements.',
      'Decide whether it shows data of the shop: then its definition has `load`, which executes a document of packages/contract/src/documents, and its component gets `data`, as packages/widgets/src/product-slider/schema.ts and its neighbours do.',
      `packages/widgets/src/registry.ts: ${camel}. packages/widgets/src/components.ts: '${kebab}': ${pascal}. Its test fails without either.`,
      `apps/storefront/app/styles/widgets.css: .widget-${kebab}. What it does in a browser is shown in e2e/journeys/widgets.test.ts.`,
    ],
  };
}

export const widget: Recipe = {
  section: 'A widget',
  example: 'gift-list',
  scaffold: (given) => scaffold(readName(given)),
};
