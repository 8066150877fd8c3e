import type { WrittenRecord } from '../../kernel/change/index.ts';
import { countsRevision } from './change-plan.ts';
import type { Evaluated, Verdict } from './evaluate-writes.ts';
import type { CreatedProduct } from './new-rows.ts';

/** Returns what was written of products for the audit log: of new ones what tells which they are. */
export function writtenProducts(
  sellerId: string,
  { verdicts }: Evaluated,
  created: ReadonlyMap<Verdict, CreatedProduct>,
): WrittenRecord[] {
  return verdicts.flatMap((verdict): WrittenRecord[] => {
    if (verdict.kind === 'changed') {
      const { stored, record } = verdict;
      // How much there is of a product counts no revision.
      const revision = countsRevision(verdict) ? { revision: stored.revision + 1 } : {};
      return [{ id: stored.id, before: stored.record, after: record, ...revision, sellerId }];
    }
    const made = created.get(verdict);
    if (verdict.kind !== 'new' || !made) return [];
    const { sku, name, classCode } = verdict.record;
    return [{ id: made.id, after: { sku, name, classCode }, revision: 1, sellerId }];
  });
}
