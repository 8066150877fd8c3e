import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project.mjs';

/** Returns the script behind a package's command, to be run with our own Node rather than the system's. */
export function packageProgram(packageName: string, command: string): string {
  const folder = join(projectFolder, 'node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}
