import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files of the tests of `npm test`, by their path from the project's folder with slashes. */
const OF_THE_GATE = /\.test\.tsx?$|^e2e\/.*\.ts$|\/testing\/.*\.tsx?$|\/testing(?:-[a-z]+)?\.tsx?$/;

/** What judges time runs in `npm run test:deep` alone; what is installed or built is not ours. */
const LEFT_OUT = /^e2e\/timing\/|^bench\/(?!.*\.test\.ts$)|(?:^|\/)(?:node_modules|build|\.[^/]+)\//;

/** Returns the sources of the tests of the gate below `root`, and of what they are written with, by file. */
export function testSources(root: string): ReadonlyMap<string, string> {
  return sourcesOf(root, ['apps', 'bench', 'demo', 'e2e', 'packages', 'scripts'], (file) =>
    OF_THE_GATE.test(file),
  );
}

/** Returns the sources of the product below `root`, without its tests, by file. */
export function productSources(root: string): ReadonlyMap<string, string> {
  return sourcesOf(root, ['apps', 'packages'], (file) => /\.tsx?$/.test(file) && !OF_THE_GATE.test(file));
}

function sourcesOf(
  root: string,
  folders: readonly string[],
  isWanted: (file: string) => boolean,
): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const wanted = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => isWanted(file) && !LEFT_OUT.test(file));
  return new Map(wanted.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
