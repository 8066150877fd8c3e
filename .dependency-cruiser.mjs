/** Imports run downward only; see docs/architecture.md. */
const packages = 'packages';
const above = (from, allowed) => ({
  name: `${from}-imports-downward`,
  comment: `packages/${from} may import of ours only: ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^${packages}/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(packages|apps|demo|bench|e2e|scripts)/',
    pathNot: `^${packages}/(${[from, ...allowed].join('|')})/`,
  },
});

/**
 * The capabilities of commerce in their order: one may use those before it, by their index. See
 * docs/decisions/0018-order-of-capabilities.md.
 */
const CAPABILITIES = [
  'staff',
  'shop',
  'jobs',
  'mail',
  'customer',
  'stock',
  'address',
  'pricing',
  'category',
  'listing',
  'product',
  'content',
  'search',
  'cart',
  'payment',
  'order',
  'import-export',
  'sitemap',
  'feed',
  'prune',
];
const commerce = `${packages}/commerce/src`;
/** Tests set a scene with whatever they need. */
const tests = ['\\.test\\.ts$', `^${commerce}/testing\\.ts$`, '/testing/'];
const inOrder = CAPABILITIES.map((capability, at) => ({
  name: `${capability}-uses-what-is-before-it`,
  comment: `commerce/${capability} may use: ${['kernel', ...CAPABILITIES.slice(0, at)].join(', ')}.`,
  severity: 'error',
  from: { path: `^${commerce}/${capability}/`, pathNot: tests },
  to: {
    path: `^${commerce}/`,
    pathNot: `^${commerce}/(${['kernel', capability, ...CAPABILITIES.slice(0, at)].join('|')})/`,
  },
}));

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    above('domain', []),
    above('messages', ['domain']),
    above('search', ['domain']),
    above('database', ['domain']),
    above('commerce', ['domain', 'search', 'database']),
    above('contract', ['domain']),
    above('api', ['commerce', 'contract', 'domain']),
    above('ui', ['domain', 'messages']),
    above('widgets', ['ui', 'contract', 'domain', 'messages']),
    {
      name: 'storefront-knows-only-the-contract',
      severity: 'error',
      from: { path: '^apps/storefront/' },
      to: { path: '^(packages/(commerce|search|api)|apps/server)/' },
    },
    {
      name: 'demo-knows-only-use-cases',
      severity: 'error',
      from: { path: '^demo/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps|bench|e2e|scripts)/', pathNot: '^packages/(commerce|domain)/' },
    },
    ...inOrder,
    {
      name: 'capabilities-are-in-the-order',
      comment: 'A new folder of commerce takes its place in CAPABILITIES.',
      severity: 'error',
      from: { path: `^${commerce}/(?!(kernel|testing|${CAPABILITIES.join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'kernel-knows-no-capability',
      severity: 'error',
      from: { path: `^${commerce}/kernel/`, pathNot: tests },
      to: { path: `^${commerce}/`, pathNot: `^${commerce}/kernel/` },
    },
    {
      name: 'capabilities-by-their-index',
      severity: 'error',
      from: { path: `^${commerce}/([^/]+)/`, pathNot: tests },
      to: { path: `^${commerce}/(?!kernel/)[^/]+/(?!index\\.ts$)`, pathNot: `^${commerce}/$1/` },
    },
    {
      name: 'faces-only',
      comment:
        "A package's face is its index.ts, or a file beside it that its package.json names; nobody reaches past.",
      severity: 'error',
      from: { path: '^(packages|apps|demo|bench)/([^/]+)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: {
        path: '^packages/([^/]+)/src/(?!(index|import-export|testing|server)\\.ts$)',
        pathNot: '^$1/$2/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/build/|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
