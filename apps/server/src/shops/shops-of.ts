import type { HostTable, Shop } from '@stoa/commerce';

/** Returns the shops behind the hosts, each once. */
export function shopsOf(table: HostTable): readonly Shop[] {
  return [...new Map([...table.values()].map(({ shop }) => [shop.id, shop])).values()];
}
