import { capabilities, orders, rooms } from './rooms.ts';

/** A rule of dependency-cruiser: what is forbidden to import from where. */
export interface LayerRule {
  readonly name: string;
  readonly comment?: string;
  readonly severity: 'error';
  readonly from: { readonly path?: string; readonly pathNot?: string | readonly string[] };
  readonly to: {
    readonly path?: string;
    readonly pathNot?: string;
    readonly circular?: boolean;
    /** Whether what is forbidden is to come to the path by imports of imports, too. */
    readonly reachable?: boolean;
  };
}

const rule = (name: string, from: LayerRule['from'], to: LayerRule['to'], comment?: string): LayerRule => ({
  name,
  ...(comment !== undefined && { comment }),
  severity: 'error',
  from,
  to,
});

/** Tests set a scene with whatever they need. */
const TEST = '\\.test\\.tsx?$';
const TESTS = [TEST, '/testing/', '/testing(?:|-[a-z]+)\\.tsx?$'];
const OURS = '^(?:packages|apps|demo|bench|e2e|scripts)/';
const either = (names: readonly string[]) => `(?:${names.join('|')})`;

const betweenRooms = [
  ...rooms.map(({ path, mayImport }) =>
    rule(
      `${path.replace('/', '-')}-imports-what-it-may`,
      { path: `^${path}/`, pathNot: TEST },
      { path: OURS, pathNot: `^${either([path, ...mayImport])}/` },
      `${path} may import of ours only: ${mayImport.join(', ') || 'nothing'}.`,
    ),
  ),
  rule(
    'rooms-are-listed',
    { path: OURS, pathNot: `^${either(rooms.map(({ path }) => path))}/` },
    {},
    'A new room takes its place in scripts/testing/rooms.ts.',
  ),
  rule(
    'faces-only',
    { path: '^(packages|apps|demo|bench)/([^/]+)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
    {
      path: '^packages/([^/]+)/src/(?!(index|testing|testing-vitest|server)\\.ts$)',
      pathNot: '^(?:$1/$2/|packages/commerce/src/catalogue\\.ts$)',
    },
    "A package's face is its index.ts, or a file beside it that its package.json names; nobody reaches past.",
  ),
];

/** The pattern of a folder, or of a file, from the room on. */
const place = (name: string) => (name.includes('.') ? `${name.replaceAll('.', '\\.')}$` : `${name}/`);

const insideRooms = Object.entries(orders).flatMap(([room, order]) => [
  ...order.map((name, at) =>
    rule(
      `${room.replaceAll('/', '-')}-${name}-uses-what-is-before-it`,
      { path: `^${room}/${place(name)}`, pathNot: TESTS },
      { path: `^${room}/`, pathNot: `^${room}/${either(order.slice(0, at + 1).map(place))}` },
      `${room}/${name} may import: ${order.slice(0, at).join(', ') || 'nothing beside it'}.`,
    ),
  ),
  rule(
    `${room.replaceAll('/', '-')}-is-in-order`,
    { path: `^${room}/(?!${either(order.map(place))}).*\\.tsx?$`, pathNot: TESTS },
    {},
    `A new folder of ${room} takes its place in scripts/testing/rooms.ts.`,
  ),
]);

const commerce = 'packages/commerce/src';
/** What lies below all capabilities, and what sets scenes for tests of all. */
const SCENES = [...TESTS, `^${commerce}/testing\\.ts$`];

const betweenCapabilities = [
  ...capabilities.map((capability, at) =>
    rule(
      `${capability}-uses-what-is-before-it`,
      { path: `^${commerce}/${capability}/`, pathNot: SCENES },
      {
        path: `^${commerce}/`,
        pathNot: `^${commerce}/${either(['kernel', ...capabilities.slice(0, at + 1)])}/`,
      },
      `commerce/${capability} may use: ${['kernel', ...capabilities.slice(0, at)].join(', ')}.`,
    ),
  ),
  rule(
    'capabilities-are-in-the-order',
    { path: `^${commerce}/(?!${either(['kernel', 'testing', ...capabilities])}/)[^/]+/` },
    {},
    'A new folder of commerce takes its place among the capabilities of scripts/testing/rooms.ts.',
  ),
  rule(
    'kernel-knows-no-capability',
    { path: `^${commerce}/kernel/`, pathNot: SCENES },
    { path: `^${commerce}/`, pathNot: `^${commerce}/kernel/` },
  ),
  rule(
    'capabilities-by-their-index',
    { path: `^${commerce}/([^/]+)/`, pathNot: SCENES },
    { path: `^${commerce}/(?!kernel/)[^/]+/(?!index\\.ts$)`, pathNot: `^${commerce}/$1/` },
  ),
];

const start = rule(
  'a-start-loads-no-parsers-of-files',
  { path: '^apps/server/src/main\\.ts$' },
  { path: '^packages/import-export/', reachable: true },
  'Catalogue files are read and written by the command line alone; a server that starts is not to load what that needs.',
);

/** Imports run downward only; see docs/architecture.md. */
export const layerRules: readonly LayerRule[] = [
  rule('no-cycles', {}, { circular: true }),
  start,
  ...betweenRooms,
  ...insideRooms,
  ...betweenCapabilities,
];
