import { resolve } from 'node:path';
import { launch, MUCH_GARBAGE } from './launch/launch.mjs';

// node scripts/run.mjs [--batch] FILE.ts [arguments]: runs a TypeScript file of the project; --batch one that works
// through much and ends.
const [first = '', ...rest] = process.argv.slice(2);
const [file = '', ...args] = first === '--batch' ? rest : [first, ...rest];
await launch(resolve(file), args, first === '--batch' ? MUCH_GARBAGE : undefined);
