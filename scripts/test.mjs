import { fileURLToPath } from 'node:url';
import { launch } from './launch/launch.mjs';

await launch(fileURLToPath(new URL('./check/check.ts', import.meta.url)), process.argv.slice(2));
