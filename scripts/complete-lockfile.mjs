import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMissingOptionals } from './launch/lockfile.mjs';
import { projectFolder } from './launch/project.mjs';

// To be run after npm changed the lockfile: completes it, see launch/lockfile.mjs.
const file = join(projectFolder, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const added = addMissingOptionals(lockfile.packages);
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(
  added.length === 0 ? 'package-lock.json is complete.' : `Added to package-lock.json: ${added.join(', ')}`,
);
