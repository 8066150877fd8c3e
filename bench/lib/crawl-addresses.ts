import { sortCodes } from '@stoa/domain';
import { ask } from '../../e2e/harness/http.ts';
import { HOST } from './demo-pages.ts';

/**
 * Returns so many different addresses of pages of the demo's home shop: what the sitemap names, and searches for each
 * word of that in every order.
 * @throws Error when the shop has fewer
 */
export async function crawlAddresses(port: number, count: number): Promise<readonly string[]> {
  const paths = await sitemapPaths(port);
  const words = [...new Set(paths.flatMap((path) => path.split(/[-/]/)))].filter((word) => word.length > 2);
  const searches = sortCodes.flatMap((order) => words.map((word) => `/search?q=${word}&sort=${order}`));
  const addresses = [...new Set([...paths, ...searches])];
  if (addresses.length < count) throw new Error(`the shop has no more than ${addresses.length} addresses`);
  return addresses.slice(0, count);
}

async function sitemapPaths(port: number): Promise<readonly string[]> {
  const index = await locationsOf(port, '/sitemap.xml');
  const parts = await Promise.all(index.map((path) => locationsOf(port, path)));
  return parts.flat();
}

async function locationsOf(port: number, path: string): Promise<readonly string[]> {
  const { text } = await ask({ port, host: `${HOST}:${port}`, path });
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
