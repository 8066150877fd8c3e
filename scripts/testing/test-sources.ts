import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files of the tests of `npm test`, by their path from the project's folder with slashes. */
const OF_THE_GATE = /\.test\.tsx?$|^e2e\/.*\.ts$|\/testing\/.*\.tsx?$|\/testing(?:-[a-z]+)?\.tsx?$/;

/** What judges time runs in `npm run test:deep` alone; what is installed or built is not ours. */
const LEFT_OUT = /^e2e\/timing\/|^bench\/(?!.*\.test\.ts$)|(?:^|\/)(?:node_modules|build|\.[^/]+)\//;

/** Returns the sources of the tests of the gate below `root`, and of what they are written with, by file. */
export function testSources(root: string): ReadonlyMap<string, string> {
  const files = ['apps', 'bench', 'demo', 'e2e', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const tests = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => OF_THE_GATE.test(file) && !LEFT_OUT.test(file));
  return new Map(tests.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
