import { relative, resolve, sep } from 'node:path';
import { launch, MUCH_GARBAGE } from './launch/launch.mjs';
import { projectFolder } from './launch/project.mjs';

// node scripts/run.mjs [--batch] FILE.ts [arguments]: runs a TypeScript file of the project; --batch one that works
// through much and ends.
const [first = '', ...rest] = process.argv.slice(2);
const [file = '', ...args] = first === '--batch' ? rest : [first, ...rest];
const path = resolve(file);
// The commands of an installation are the server's; scripts and benches are for those who work on Stoa.
const needed = relative(projectFolder, path).startsWith(`apps${sep}`) ? 'production' : 'all';
await launch(path, args, needed, first === '--batch' ? MUCH_GARBAGE : undefined);
