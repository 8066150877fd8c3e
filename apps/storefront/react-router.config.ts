import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { shortenManifest } from './shorten-manifest.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  serverModuleFormat: 'esm',
  // The manifest of all routes is small, and a cached page must not ask for it piece by piece.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    await shortenManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets'));
  },
} satisfies Config;
