import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { projectFolder } from '../launch/project.mjs';
import { type Field, type MarkedSource, markFields } from './mark-fields.ts';

/** Files whose functions return fields of the contract and nothing else. */
const ANSWERS =
  /^packages\/api\/src\/(?:(?:dto|resolvers|rest)\/|edge\/(?:pictures|payload-errors|messages)\.ts$)/;
/** Files that make other objects, too. */
const OF_BOTH = /^packages\/api\/src\/operations\//;
/** What functions hand on inside of the server: what was sent, addresses of pages, views of lists, parts of errors. */
const INSIDE: readonly string[] = [
  ...['address-dto:fromAddress:', 'cart-dto:addressOf:', 'category-dto:pictureOf:', 'listing-input:'],
  ...['search:find:', 'search:narrowed:', 'search:suggestions:', 'search:byType:page'],
  ...['search:byType:limit', 'listings:findListing:', 'product-lists:findSliderProducts:'],
  ...['content:templateNotFound:', 'configuration:readConfiguration:', 'register:', 'route:'],
  ...[
    'variants-dto:toVariants:attributes',
    'variants-dto:toVariants:status',
    'delivery:estimateDelivery:from',
  ],
  ...['order', 'filter', 'path', 'type', 'visible', 'available', 'sku_list', 'page', 'limit'].map(
    (sent) => `catalogue-routes:catalogueRoutes:${sent}`,
  ),
  ...['qty', 'sku', 'sellerGuid'].map((sent) => `cart:addProduct:${sent}`),
];
const SETTINGS = 'packages/commerce/src/shop/public-settings.ts';
const FOLDERS = ['packages/api/src'];

/** Returns a source with its fields marked; undefined for one that makes no answer of the contract. */
export function markSource(path: string, source: string): MarkedSource | undefined {
  const file = relative(projectFolder, path).split(sep).join('/');
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return undefined;
  const rules = { name: basename(file, '.ts'), isInside };
  if (ANSWERS.test(file) || file === SETTINGS) return markFields(source, rules);
  return OF_BOTH.test(file) ? markFields(source, { ...rules, names: contractNames() }) : undefined;
}

const isInside = (id: string) =>
  INSIDE.some((part) => id === part || (part.endsWith(':') && id.startsWith(part)));

/** Returns every field that is marked. */
export function allFields(): Field[] {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  return [...found, SETTINGS]
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const path = join(projectFolder, file);
      return markSource(path, readFileSync(path, 'utf8'))?.fields ?? [];
    });
}

let names: ReadonlySet<string> | undefined;

/** The names of all fields of the contract's types. */
function contractNames(): ReadonlySet<string> {
  const schema = readFileSync(join(projectFolder, 'packages/contract/schema.graphql'), 'utf8');
  names ??= new Set([...schema.matchAll(/^ {2}(\w+)(?:\(|:)/gm)].map(([, name = '']) => name));
  return names;
}
