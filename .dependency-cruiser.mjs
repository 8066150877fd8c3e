import { layerRules } from './scripts/testing/layer-rules.ts';

/** Imports run downward only; what may import what stands in scripts/testing/rooms.ts. */
export default {
  forbidden: layerRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/build/|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
