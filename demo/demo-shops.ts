import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const listOf = (dataFolder: string) => join(dataFolder, 'demo-shops.json');

/** Notes down which shops the demo made, by their ids: a code or a host may be anybody's in another database. */
export function noteDemoShops(dataFolder: string, ids: readonly string[]): void {
  writeFileSync(listOf(dataFolder), JSON.stringify(ids));
}

/** The ids of the shops that the demo made; none where it made none. */
export function readDemoShops(dataFolder: string): ReadonlySet<string> {
  const path = listOf(dataFolder);
  if (!existsSync(path)) return new Set();
  return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(path, 'utf8'))));
}
