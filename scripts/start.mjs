import { fileURLToPath } from 'node:url';
import { launch } from './launch/launch.mjs';

const file = fileURLToPath(new URL('./start/start.ts', import.meta.url));
const args = process.argv.slice(2);
await launch(file, args, args.includes('--dev') ? 'all' : 'production');
