import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExitError } from '../launch/failure.mjs';
import { packageProgram } from '../launch/package-program.ts';
import { ensurePackages } from '../launch/packages.mjs';
import { runQuietly } from '../launch/program.mjs';
import { projectFolder } from '../launch/project.mjs';
import { step } from '../launch/steps.mjs';
import { digestSources } from './digest.ts';

/** All that a build of the storefront depends on: itself, what it may import, and the versions of the rest. */
const SOURCES = [
  'apps/storefront',
  'packages/contract',
  'packages/domain',
  'packages/messages',
  'packages/ui',
  'packages/widgets',
  'package-lock.json',
  'tsconfig.json',
];

const folder = join(projectFolder, 'apps', 'storefront');
const stamp = join(folder, 'build', 'sources.sha256');

/** Builds the storefront unless what is built was made from these very sources, with the packages that this takes. */
export async function ensureStorefront(): Promise<void> {
  const digest = digestSources(projectFolder, SOURCES);
  if (digest === builtFrom()) return;
  await ensurePackages('all');
  await step('Building the storefront', 'Storefront built', async () => {
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, digest);
  });
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

async function build(): Promise<void> {
  const program = packageProgram('@react-router/dev', 'react-router');
  const { code, output } = await runQuietly(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code === 0) return;
  console.error(output.trim());
  throw new ExitError('The storefront could not be built: mend what its build says above and start again.');
}
