/**
 * What sets the scene of a test file by the hooks of vitest, `@stoa/commerce/testing-vitest`: apart from `./testing`,
 * which programs load that no vitest runs.
 */
export { saleForEachTest } from './testing/sale-for-each-test.ts';
