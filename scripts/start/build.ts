import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExitError } from '../launch/failure.mjs';
import { packageProgram } from '../launch/package-program.ts';
import { ensurePackages } from '../launch/packages.mjs';
import { runQuietly } from '../launch/program.mjs';
import { projectFolder } from '../launch/project.mjs';
import { step } from '../launch/steps.mjs';
import { compressAssets } from './compress-assets.ts';
import { digestSources } from './digest.ts';

/** An app that browsers load, and how it is built. */
interface App {
  readonly name: string;
  readonly folder: string;
  /** The package and its program that builds it when called with `build`. */
  readonly builder: readonly [string, string];
  /** Where the build puts what browsers load, within the app's folder. */
  readonly assets: string;
  /** What of the project it may import. */
  readonly imports: readonly string[];
}

/** All apps depend on the versions of packages, the compiler's settings and how files are compressed. */
const OF_ALL = ['package-lock.json', 'tsconfig.json', 'scripts/start/compress-assets.ts'];

const storefront: App = {
  name: 'storefront',
  folder: 'apps/storefront',
  builder: ['@react-router/dev', 'react-router'],
  assets: 'build/client/assets',
  imports: ['packages/contract', 'packages/domain', 'packages/messages', 'packages/ui', 'packages/widgets'],
};

const backOffice: App = {
  name: 'back office',
  folder: 'apps/admin',
  builder: ['vite', 'vite'],
  assets: 'build/assets',
  imports: ['packages/admin-contract', 'packages/domain', 'packages/messages'],
};

/** Builds the storefront unless what is built was made from these very sources, with the packages that this takes. */
export const ensureStorefront = (): Promise<void> => ensureApp(storefront);

/** Builds the back office unless what is built was made from these very sources, as the storefront. */
export const ensureAdmin = (): Promise<void> => ensureApp(backOffice);

async function ensureApp(app: App): Promise<void> {
  const digest = digestSources(projectFolder, [app.folder, ...app.imports, ...OF_ALL]);
  const stamp = join(projectFolder, app.folder, 'build', 'sources.sha256');
  if (digest === builtFrom(stamp)) return;
  await ensurePackages('all');
  const built = `${app.name.charAt(0).toUpperCase()}${app.name.slice(1)} built`;
  await step(`Building the ${app.name}`, built, async () => {
    rmSync(stamp, { force: true });
    await build(app);
    writeFileSync(stamp, digest);
  });
}

function builtFrom(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

async function build({ name, folder, builder, assets }: App): Promise<void> {
  const program = packageProgram(...builder);
  const { code, output } = await runQuietly(process.execPath, [program, 'build'], {
    cwd: join(projectFolder, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code === 0) return compressAssets(join(projectFolder, folder, assets));
  console.error(output.trim());
  throw new ExitError(`The ${name} could not be built: mend what its build says above and start again.`);
}
