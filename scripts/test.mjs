import { fileURLToPath } from 'node:url';
import { launch } from './launch/launch.mjs';

const file = fileURLToPath(new URL('./check/check.ts', import.meta.url));
await launch(file, process.argv.slice(2), 'all');
