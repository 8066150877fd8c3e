import { auditEntry, type Queries, texts, type VariationAttribute } from '@stoa/database';
import { and, eq, gt, sql } from 'drizzle-orm';
import { asJson, merged } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import type { LockedParent } from './lock-arranged.ts';
import type { StoredArranged } from './read-arranged.ts';

interface Found {
  readonly parent: LockedParent;
  readonly variations: readonly StoredArranged[];
}

/** What a change is based on, and what it makes of it. */
interface Seen {
  readonly revision: number;
  readonly attributes: readonly VariationAttribute[];
}

/**
 * Requires that what a change of attributes is based on is as it was seen: the attributes, which variations there are, and
 * their values. What else others changed of the product and its variations since, such as a price, is not in its way.
 * @throws ShopError `conflict` on `revision`
 */
export async function requireSeen(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  { parent, variations }: Found,
  { revision: version, attributes }: Seen,
): Promise<void> {
  const { id, revision, variants } = parent;
  if (version === revision) return;
  const isSame = !(await areOthers(tx, shop.id, { parent, variations }, version));
  const active = variations.filter(({ archived }) => !archived).length;
  // Others than there are, whichever these are.
  const fields = { variants: attributes, ...(!isSame && { variations: 'arranged' }) };
  const current = asJson({ variants, variations: active });
  await merged(
    tx,
    shop.id,
    { of: { entity: 'product', id }, version, fields },
    { row: parent, revision },
    current,
  );
}

/**
 * Tells whether other variations are there since a revision of their product, or others of their values. The entries of
 * the product tell only that something of its variations was changed; what that was is told by those of the variations,
 * which were written in the same request.
 */
async function areOthers(
  tx: Queries,
  shopId: string,
  { parent, variations }: Found,
  version: number,
): Promise<boolean> {
  const entries = await tx
    .select({ requestId: auditEntry.requestId, changes: auditEntry.changes })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.shopId, shopId),
        eq(auditEntry.entity, 'product'),
        eq(auditEntry.entityId, parent.id),
        gt(auditEntry.revision, version),
      ),
    );
  // What another shop did that sells the product is in its own log.
  if (entries.length < parent.revision - version) return true;
  const told = entries.flatMap(({ requestId, changes }) =>
    changes.filter(({ path }) => path[0] === 'variations').map(({ before }) => ({ requestId, before })),
  );
  // Whoever wrote the product as a whole tells all its variations.
  if (told.some(({ before }) => before !== null)) return true;
  if (told.length === 0) return false;
  const requests = [...new Set(told.map(({ requestId }) => requestId))];
  const isOther = and(
    eq(auditEntry.shopId, shopId),
    eq(auditEntry.entity, 'product'),
    sql`${auditEntry.entityId} = any (${texts(variations.map(({ id }) => id))})`,
    sql`${auditEntry.requestId} = any (${texts(requests)})`,
    sql`(${auditEntry.verb} = 'product.create' or jsonb_path_exists(${auditEntry.changes}, ${DECIDES}::jsonpath))`,
  );
  return (await tx.$count(auditEntry, isOther)) > 0;
}

/** What decides which combination a variation is, by the names that use cases give it. */
const DECIDES = '$[*].path[0] ? (@ == "archived" || @ == "values" || @ == "variationValues")';
