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
    {
      name: 'faces-only',
      comment:
        "A package's face is its index.ts, or a file beside it that its package.json names; nobody reaches past.",
      severity: 'error',
      from: { path: '^(packages|apps|demo|bench)/([^/]+)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^packages/([^/]+)/src/(?!(index|exchange|testing|server)\\.ts$)', pathNot: '^$1/$2/' },
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
