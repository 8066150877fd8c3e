import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  serverModuleFormat: 'esm',
  // The manifest of all routes is small, and a cached page must not ask for it piece by piece.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
