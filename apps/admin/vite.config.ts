import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blockingScript } from './blocking-script.ts';

/** Stays in browsers while the code of the back office changes; rows of sheets are drawn by what comes with them. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(?!(react-)?virtual)[\w-]+)\/|rolldown\/runtime/;

export default defineConfig({
  plugins: [react(), blockingScript('src/colour-scheme.js')],
  // The server puts a nonce of its own in this place for each request; the policy names it for style elements.
  html: { cspNonce: 'STOA-CSP-NONCE' },
  build: {
    target: 'es2022',
    outDir: 'build',
    sourcemap: false,
    // The policy allows no `data:` but for pictures.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK, priority: 1, minShareCount: 1 }] },
      },
    },
  },
});
