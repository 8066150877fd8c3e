import { inShop, readInShop, shopSecret } from '@stoa/database';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import type { KeyRing } from '../kernel/seal.ts';

const newSecret = z.object({
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/),
  value: z.string().min(1).max(10_000),
});

/**
 * Stores a secret of the shop, sealed; replaces a former one of that name. Needs `settings:write`.
 * @awaits back office
 */
export async function setSecret(
  ctx: ShopContext,
  ring: KeyRing,
  input: z.input<typeof newSecret>,
): Promise<void> {
  const { name, value } = parseInput(newSecret, input);
  const shopId = ctx.shop.id;
  const row = { shopId, name, ...ring.seal({ shopId, name }, value), updatedAt: ctx.clock() };
  const change = { verb: 'secret.set', scope: 'settings:write', of: 'secret' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    await tx
      .insert(shopSecret)
      .values(row)
      .onConflictDoUpdate({ target: [shopSecret.shopId, shopSecret.name], set: row });
    wrote({ id: name });
  });
}

/**
 * Reads a secret of the shop in clear, for the server's own calls to others; it must never reach a reply or a log.
 * `undefined` when there is none.
 * @throws UnopenableSecretError when none of the keys at hand opens it.
 * @awaits back office
 */
export async function readSecret(
  ctx: Pick<ShopContext, 'db' | 'shop'>,
  ring: KeyRing,
  name: string,
): Promise<string | undefined> {
  const shopId = ctx.shop.id;
  const [row] = await readInShop(ctx, (tx) =>
    tx
      .select()
      .from(shopSecret)
      .where(and(eq(shopSecret.shopId, shopId), eq(shopSecret.name, name))),
  );
  return row && ring.open({ shopId, name }, row);
}

/**
 * Seals with the current key what another key sealed, so that the other may go; returns how many.
 * @awaits back office
 */
export async function resealSecrets(
  ctx: Pick<ShopContext, 'db' | 'shop' | 'clock'>,
  ring: KeyRing,
): Promise<number> {
  const shopId = ctx.shop.id;
  return inShop(ctx, async (tx) => {
    const old = await tx
      .select()
      .from(shopSecret)
      .where(and(eq(shopSecret.shopId, shopId), ne(shopSecret.keyId, ring.currentKeyId)))
      .for('update');
    for (const row of old) {
      const context = { shopId, name: row.name };
      await tx
        .update(shopSecret)
        .set({ ...ring.seal(context, ring.open(context, row)), updatedAt: ctx.clock() })
        .where(and(eq(shopSecret.shopId, shopId), eq(shopSecret.name, row.name)));
    }
    return old.length;
  });
}
