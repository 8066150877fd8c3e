import { resolve } from 'node:path';
import { launch } from './launch/launch.mjs';

// node scripts/run.mjs FILE.ts [arguments]: runs a TypeScript file of the project.
const [file = '', ...args] = process.argv.slice(2);
await launch(resolve(file), args);
