import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { projectFolder } from './project.mjs';

/** Makes what is imported from here on load quicker. */
export function speedUpLoading() {
  // What was compiled is kept until its file changes. Goes with the packages when they are installed anew.
  nodeModule.enableCompileCache(join(projectFolder, 'node_modules', '.cache', 'compiled'));
  nodeModule.registerHooks({ resolve: resolveWithinDrizzle });
}

const DRIZZLE = '/node_modules/drizzle-orm/';

/**
 * Node parses a package's package.json for every module that is resolved in it. That of drizzle-orm has 180 kB: its
 * hundred modules, all of them ES modules with full file names, would take a fourth of the start.
 */
function resolveWithinDrizzle(specifier, context, next) {
  const isWithin = /^\..*\.js$/.test(specifier) && context.parentURL?.includes(DRIZZLE);
  if (!isWithin) return next(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
}
