/** A part of the project that says what of the others it may import. */
export interface Room {
  readonly path: string;
  /** What is in it, for the table of `docs/architecture.md`. */
  readonly holds: string;
  /** Other rooms that it may import; tests set a scene with whatever they need. */
  readonly mayImport: readonly string[];
}

/** Every room. The layer rules allow what stands here and nothing else. */
export const rooms: readonly Room[] = [
  {
    path: 'packages/domain',
    holds: 'the rules of selling: pure functions, no input or output; runs in browser and server',
    mayImport: [],
  },
  { path: 'packages/messages', holds: 'every visible text', mayImport: ['packages/domain'] },
  {
    path: 'packages/search',
    holds: "the catalogue's search: its port, and the engine in memory",
    mayImport: ['packages/domain'],
  },
  {
    path: 'packages/database',
    holds: 'the ground floor: tables by capability, migrations, transactions, the outbox',
    mayImport: ['packages/domain'],
  },
  {
    path: 'packages/commerce',
    holds: 'the use cases over PostgreSQL, one folder a capability',
    mayImport: ['packages/database', 'packages/search', 'packages/domain'],
  },
  {
    path: 'packages/import-export',
    holds: 'catalogues out of and into files, and made-up ones; a server that starts loads none of it',
    mayImport: ['packages/commerce', 'packages/domain'],
  },
  {
    path: 'packages/contract',
    holds: 'the public contract: `schema.graphql`, our documents, generated types, the client',
    mayImport: ['packages/domain'],
  },
  {
    path: 'packages/api',
    holds: 'the contract served: resolvers and the REST table over commerce',
    mayImport: ['packages/commerce', 'packages/contract', 'packages/domain'],
  },
  {
    path: 'packages/admin-contract',
    holds: "the back office's contract: procedures with input and output, permission and audit verb",
    mayImport: ['packages/domain'],
  },
  {
    path: 'packages/admin-api',
    holds: 'that contract served: one procedure a file over commerce, REST with OpenAPI',
    mayImport: ['packages/commerce', 'packages/admin-contract', 'packages/domain'],
  },
  {
    path: 'packages/ui',
    holds: 'React pieces without data',
    mayImport: ['packages/domain', 'packages/messages'],
  },
  {
    path: 'packages/widgets',
    holds: 'page-builder widgets, one folder each, and their renderer',
    mayImport: ['packages/ui', 'packages/contract', 'packages/domain', 'packages/messages'],
  },
  {
    path: 'apps/storefront',
    holds: 'the shop (React Router)',
    mayImport: [
      'packages/widgets',
      'packages/ui',
      'packages/contract',
      'packages/domain',
      'packages/messages',
    ],
  },
  {
    path: 'apps/admin',
    holds: 'the back office (React, Mantine): a bundle of its own for a host of its own',
    mayImport: ['packages/admin-contract', 'packages/domain', 'packages/messages'],
  },
  {
    path: 'apps/server',
    holds: 'the composition: configuration, database, hosts, caches, mail, mounting',
    mayImport: [
      'packages/api',
      'packages/admin-api',
      'packages/admin-contract',
      'packages/import-export',
      'packages/commerce',
      'packages/search',
      'packages/contract',
      'packages/domain',
      'packages/messages',
      'apps/storefront',
      'demo',
    ],
  },
  {
    path: 'demo',
    holds: 'the demo shops and how their pictures are made',
    mayImport: ['packages/commerce', 'packages/domain'],
  },
  {
    path: 'e2e',
    holds: 'journeys in a real browser (`e2e/README.md`)',
    mayImport: [
      'apps/server',
      'apps/storefront',
      'packages/api',
      'packages/commerce',
      'packages/domain',
      'scripts',
    ],
  },
  {
    path: 'bench',
    holds: 'measurements beside their floors (`bench/README.md`)',
    mayImport: [
      'apps/server',
      'packages/import-export',
      'packages/commerce',
      'packages/search',
      'packages/contract',
      'packages/domain',
      'demo',
      'e2e',
      'scripts',
    ],
  },
  {
    path: 'scripts',
    holds: 'what `npm start`, `npm test` and the other commands run',
    mayImport: ['apps/server', 'packages/admin-api'],
  },
];

/**
 * The capabilities of commerce in their order: one may use those before it, by their index. See
 * docs/decisions/0018-order-of-capabilities.md.
 */
export const capabilities: readonly string[] = [
  'staff',
  'shop',
  'audit',
  'jobs',
  'mail',
  'people',
  'customer',
  'stock',
  'address',
  'pricing',
  'category',
  'listing',
  'product',
  'catalogue',
  'content',
  'search',
  'cart',
  'payment',
  'order',
  'sitemap',
  'feed',
  'start',
  'prune',
];

/**
 * Folders inside a room, and the files beside them, in their order: one may import those before it. What two of them
 * need lies below both.
 */
export const orders: Readonly<Record<string, readonly string[]>> = {
  'packages/search/src': [
    'memory',
    'port',
    'text',
    'cache',
    'fulltext',
    'categories',
    'keyword',
    'candidates',
    'index',
    'filters',
    'hits',
    'facets',
    'query',
    'store',
    'engines',
    'worker',
    'index.ts',
  ],
  'packages/commerce/src/order': [
    'read',
    'guest',
    'check',
    'mail',
    'place',
    'steps',
    'staff',
    'reorder.ts',
    'index.ts',
  ],
  'packages/import-export/src': [
    'at-once.ts',
    'html',
    'read',
    'pictures',
    'item',
    'names',
    'shopify',
    'found',
    'google',
    'woo',
    'json-lines',
    'run',
    'generate',
    'index.ts',
  ],
  'packages/api/src': [
    'context.ts',
    'edge',
    'dto',
    'operations',
    'generated',
    'resolvers',
    'rest',
    'graphql',
    'index.ts',
  ],
  'apps/storefront/app': [
    'app.css',
    'request.ts',
    'lib',
    'address',
    'content',
    'suggestions',
    'account',
    'line',
    'cart',
    'shell',
    'listing',
    'search',
    'brands',
    'seo',
    'category',
    'order',
    'product',
    'checkout',
    'page-access.ts',
    'page-guard.server.ts',
    'render-document.server.ts',
    'root.tsx',
    'routes',
    'routes.ts',
    'entry.client.tsx',
    'entry.server.tsx',
  ],
  'apps/storefront/app/product': [
    'price-levels.ts',
    'packed',
    'choices',
    'data',
    'gallery',
    'pieces',
    'delivery',
    'viewed',
    'search-engines',
    'purchase',
    'group',
    'body',
    'variations',
    'product-page.tsx',
  ],
  'apps/admin/src': [
    'base.css',
    'colour-scheme.ts',
    'theme.ts',
    'api',
    'kit',
    'session',
    'shell',
    'screens',
    'router.tsx',
    'main.tsx',
  ],
  'apps/server/src': [
    'http',
    'fair',
    'files',
    'page-cache',
    'results',
    'kept-texts',
    'postgres',
    'config.ts',
    'shops',
    'mail',
    'jobs',
    'search',
    'pages',
    'feeds',
    'seo',
    'admin',
    'app',
    'backup',
    'cli',
    'main.ts',
  ],
};

const short = (path: string) => path.replace('packages/', '');

/** Makes the lines of the table "The rooms" of `docs/architecture.md`. */
export function roomsTable(): readonly string[] {
  const rows = rooms.map(({ path, holds, mayImport }) => [
    `\`${path}\``,
    holds,
    mayImport.map(short).join(', ') || 'nothing of ours',
  ]);
  const cells = [['room', 'what is in it', 'may import'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = cells.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body];
}
