import { ensureAdmin, ensureStorefront } from './build.ts';
import { preflight } from './preflight.ts';

/** `npm start` and, with `--dev`, `npm run dev`: checks, builds what is stale, and becomes the server. */
if (process.argv.includes('--dev')) process.env.STOA_DEV = '1';
const { development } = await preflight();
if (!development) {
  process.env.NODE_ENV = 'production';
  await ensureStorefront();
}
// Built in development, too: whoever changes it starts again, and the shop's pages alone reload by themselves.
await ensureAdmin();
await import('../../apps/server/src/main.ts');
