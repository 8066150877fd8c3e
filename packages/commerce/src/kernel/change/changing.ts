import { inShop, sqlState } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import type { Actor } from '../context.ts';
import { requestHash, withIdempotency } from '../idempotency.ts';
import { requireScopes, sellerOfActor } from './act.ts';
import { changeEntities, type EntityChange, type EntityWork } from './change-entities.ts';
import { changeRecord, type RecordChange, type RecordWork } from './change-record.ts';
import type { ChangeContext } from './write-audit.ts';

/**
 * The one way by which staff and the platform change something of a shop: in one transaction with the shop set, the
 * scope is asked, the record locked and merged, `work` done, and written what follows from it: the revision, the entry
 * in the audit log and the change in the outbox. `work` may run again after a deadlock and must do nothing outside the
 * database.
 * @throws ShopError `unauthenticated` and `forbidden` by the scope, `not-found` on the field that names the record,
 * `conflict` on `revision`, with the fields in conflict in `params.fields` and the present revision in
 * `params.revision`; `invalid-input` where a record has more words than the search takes; those of `withIdempotency`
 */
export function changing<Row, Given extends object, Result>(
  ctx: ChangeContext,
  change: RecordChange<Row, Given>,
  work: (given: RecordWork<Row, Given>) => Promise<Result>,
): Promise<Result>;
export function changing<Result>(
  ctx: ChangeContext,
  change: EntityChange,
  work: (given: EntityWork) => Promise<Result>,
): Promise<Result>;
export async function changing<Row, Given extends object, Result>(
  ctx: ChangeContext,
  change: RecordChange<Row, Given> | EntityChange,
  work: (given: RecordWork<Row, Given> & EntityWork) => Promise<Result>,
): Promise<Result> {
  // Whose record it is, is known only once it is read; until then somebody limited to a seller may pass.
  requireScopes(ctx, change, sellerOfActor(ctx.actor));
  return orTooMuchText(
    inShop({ ...ctx, audited: true }, async (tx) => {
      const run = () =>
        isOfRecord(change)
          ? changeRecord(tx, ctx, change, work as (given: RecordWork<Row, Given>) => Promise<Result>)
          : changeEntities(tx, ctx, change, work as (given: EntityWork) => Promise<Result>);
      if (!change.once) return run();
      const { key, request } = change.once;
      const content = requestHash({
        verb: change.verb,
        of: isOfRecord(change) ? change.of.id : change.of,
        request,
      });
      const { reply } = await withIdempotency(
        tx,
        ctx,
        { owner: ownerOf(ctx.actor), key, requestHash: content },
        run,
      );
      return reply;
    }),
  );
}

/** The SQLSTATE of what is longer than PostgreSQL takes, as the words of a record are that its search goes by. */
const TOO_LONG = '54000';

/** @throws ShopError `invalid-input` where a record has more words than the search takes, though each field is within bounds */
async function orTooMuchText<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (sqlState(cause) !== TOO_LONG) throw cause;
    throw new ShopError('invalid-input', { reason: msg('input.too_much_text'), cause });
  }
}

const isOfRecord = <Row, Given extends object>(
  change: RecordChange<Row, Given> | EntityChange,
): change is RecordChange<Row, Given> => typeof change.of !== 'string';

function ownerOf(actor: Actor): string {
  if (actor.kind === 'staff') return `staff:${actor.staffId}`;
  return actor.kind === 'system' ? `system:${actor.name}` : actor.kind;
}
