import { ensureAdmin, ensureStorefront } from './build.ts';

/** `npm run build`: does ahead of the first start what would delay it. */
await ensureStorefront();
await ensureAdmin();
