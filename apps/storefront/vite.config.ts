import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * React and its router have a file of their own: it stays in browsers when the shop's code changes, compresses
 * better than in pieces, and is counted apart.
 */
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/** What three pages and more have in common: in one file it compresses better than in twenty. */
const SHARED = /\/(packages|shell|lib)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'shared', test: SHARED, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { middlewareMode: true },
});
