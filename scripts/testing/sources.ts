import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files of the tests of `npm test`, by their path from the project's folder with slashes. */
const OF_THE_GATE = /\.test\.tsx?$|^e2e\/.*\.ts$|\/testing\/.*\.tsx?$|\/testing(?:-[a-z]+)?\.tsx?$/;

/** What judges time runs in `npm run test:deep` alone; what is installed, built or generated is not ours. */
const LEFT_OUT =
  /^e2e\/timing\/|^bench\/(?!.*\.test\.ts$)|(?:^|\/)(?:node_modules|build|generated|\.[^/]+)\//;

/** Sources of a part of the project, by their path from its folder with slashes. */
export type Sources = ReadonlyMap<string, string>;

/** Returns the sources of the tests of the gate below `root`, and of what they are written with. */
export const testSources = (root: string): Sources =>
  sourcesOf(root, ['apps', 'bench', 'demo', 'e2e', 'packages', 'scripts'], (file) => OF_THE_GATE.test(file));

/** Returns the sources of what runs in the server and in the browser, below `root`, and of its migrations. */
export const productSources = (root: string): Sources =>
  sourcesOf(
    root,
    ['apps', 'demo', 'packages'],
    (file) => /\.(?:tsx?|mjs|sql)$/.test(file) && !OF_THE_GATE.test(file),
  );

function sourcesOf(root: string, folders: readonly string[], isWanted: (file: string) => boolean): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const wanted = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => isWanted(file) && !LEFT_OUT.test(file));
  return new Map(wanted.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
