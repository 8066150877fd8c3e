import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExitError } from './failure.mjs';
import { runQuietly } from './program.mjs';
import { projectFolder } from './project.mjs';
import { step } from './steps.mjs';

/**
 * Installs the packages of the lockfile unless they are there. `needed` says whether those of development have to be,
 * which `npm prune --omit=dev` removes once the storefront is built. Install scripts do not run: nothing needs them.
 */
export async function ensurePackages(needed) {
  const wanted = readLockfile(join(projectFolder, 'package-lock.json'));
  if (wanted === undefined)
    throw new ExitError('package-lock.json is missing or broken: restore it from the repository.');
  const installed = readLockfile(join(projectFolder, 'node_modules', '.package-lock.json'));
  if (packagesMatch(wanted, installed, needed)) return;
  const count = Object.entries(wanted).filter(
    ([path, entry]) => path.includes('node_modules/') && fits(entry),
  ).length;
  await step(`Installing ${count} packages`, `${count} packages installed`, install);
}

function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Tells whether what npm says it installed is what the lockfile wants. An optional package may be missing: most are
 * for other platforms. So may one of development where only `production` is needed. npm writes its list last, so an
 * installation that was broken off has none.
 */
export function packagesMatch(wanted, installed, needed) {
  if (installed === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined)
      return entry.optional === true || (entry.dev === true && needed === 'production');
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function fits({ os, cpu }) {
  return (os ?? process.platform).includes(process.platform) && (cpu ?? process.arch).includes(process.arch);
}

async function install() {
  const { code, output } = await runNpm([
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  console.error(output.trim());
  throw new ExitError(
    'npm could not install the packages (its words are above): check the network and the registry in "npm config get registry", then start again.',
  );
}

/** Returns the npm that started us, run by the Node that started us; else the npm of the system. */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: projectFolder };
  if (npm?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npm, ...args], options);
  return runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
}
