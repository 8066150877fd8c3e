import { JsonLd } from '../lib/json-ld.tsx';
import type { ShellData } from '../shell/shell-data.server.ts';
import { organization, webSite } from './shop-json-ld.ts';

/** Shows the shop for search engines; the browser has no script to write it. */
export function HomeSearchData({ shell }: { shell: ShellData }) {
  if (!import.meta.env.SSR) return [<JsonLd key="site" />, <JsonLd key="shop" />];
  const { origin, social, shop } = shell;
  const known = { origin, social, name: shop.name };
  return [<JsonLd key="site" data={webSite(known)} />, <JsonLd key="shop" data={organization(known)} />];
}
