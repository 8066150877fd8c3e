import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * React and its router have a file of their own: it stays in browsers when the shop's code changes, compresses
 * better than in pieces, and is counted apart.
 */
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/;

/**
 * What home, listings and products have in common, and header and footer: in one file it compresses better
 * than in twenty. What only those need who buy, sign in or look at their orders stays out of it.
 */
const SHARED =
  /\/packages\/(messages|ui|widgets\/src\/(product-card|rich-text)|domain\/src\/(money|quantity|product|address|i18n|page|url))\/|\/app\/(shell|lib)\/|app\/(account\/login-dialog|cart\/cart-count)|domain\/src\/gallery\/swipe|vite\/preload-helper/;
const NOT_SHARED =
  /\/(en\/(account|age|banner|brands|cart-drawer|choices|error-page|listing|motion|option-rules|product-parts|slider|suggestions|purchase|variations|errors|rules|fields|typed-fields|admin(?:\/[\w-]+)?)|t|t-error|t-field|t-typed-field|lib\/contract|ui\/src\/(field|password-field|tabs)|age-gate|error-page|money\/parse-decimal)\./;

/** What a product's page has in common with parts of it that come later. */
const PRODUCT = /\/app\/product\/(?!group\/child-purchase)/;

/** A product's page with all that it is made of from the beginning. */
const PRODUCT_PAGE = /\/app\/product\/product-page\./;

/** What several pages of the account and of orders have in common: each file of it would be named on every page. */
const ACCOUNT = /\/app\/(account|order|address\/postal-address|cart\/totals-row)[./]|ui\/src\/password-field/;

/** Forms and the words about them, for pages that have one. */
const FORMS =
  /\/packages\/(domain\/src\/validation\/characters|messages\/src\/(en\/typed-fields|t-typed-field)|ui\/src\/field)\./;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server reads from the manifest which script a part of a page is in.
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    // What a part's script imports has nearly always come before it; each part's list of it would weigh on every page.
    modulePreload: { resolveDependencies: (_, imports) => imports.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                {
                  name: 'shared',
                  test: (id) => SHARED.test(id) && !NOT_SHARED.test(id),
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'forms', test: FORMS, priority: 1 },
                { name: 'product', test: PRODUCT_PAGE, priority: 1 },
                { name: 'product-parts', test: PRODUCT, minShareCount: 2 },
                { name: 'account', test: ACCOUNT, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  server: { middlewareMode: true },
});
