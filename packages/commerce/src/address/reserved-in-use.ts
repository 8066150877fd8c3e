import type { Queries } from '@stoa/database';
import { reservedWords } from '@stoa/domain';
import { occupantsOf } from './occupants.ts';

/** Finds the reserved words at which a shop has products, from before they were reserved. One statement. */
export async function reservedInUse(tx: Queries, shopId: string): Promise<ReadonlySet<string>> {
  const occupants = await occupantsOf(tx, shopId, [...reservedWords]);
  return new Set([...occupants].filter(([, { kind }]) => kind === 'product').map(([slug]) => slug));
}
