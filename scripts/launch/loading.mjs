import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { projectFolder } from './project.mjs';

/** Makes what is imported from here on load quicker. */
export function speedUpLoading() {
  // What was compiled is kept until its file changes. Goes with the packages when they are installed anew.
  nodeModule.enableCompileCache(join(projectFolder, 'node_modules', '.cache', 'compiled'));
  nodeModule.registerHooks({ resolve: resolveDrizzle });
}

const DRIZZLE = /^drizzle-orm(\/|$)/;
const WITHIN_DRIZZLE = '/node_modules/drizzle-orm/';
const known = new Map();

/**
 * Node parses a package's package.json whenever a module is resolved in it. That of drizzle-orm has 180 kB: its
 * hundred modules and the hundreds that import it would take half of the start. So each of its names is looked up
 * once, and its own modules, all of them ES modules under their full names, not at all.
 */
function resolveDrizzle(specifier, context, next) {
  if (!context.conditions.includes('import')) return next(specifier, context);
  if (/^\..*\.js$/.test(specifier) && context.parentURL?.includes(WITHIN_DRIZZLE))
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  if (!DRIZZLE.test(specifier)) return next(specifier, context);
  const found = known.get(specifier) ?? next(specifier, context);
  known.set(specifier, found);
  return { ...found, shortCircuit: true };
}
