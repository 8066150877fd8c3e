import { createHash } from 'node:crypto';
import type pg from 'pg';
import { declaredTables } from '../declared-tables.ts';
import { coveredBy, droppedBy } from '../dependencies/manifest.ts';
import type { ChangeKind } from '../outbox/changes.ts';

/** Written by whoever does something for staff, and no act of theirs. */
const UNWATCHED = new Set(['idempotency_key', 'audit_entry']);

/** What is new in these is shown by nothing until another row names it. */
const SILENT_WHEN_NEW = new Set(['file', 'seller']);

/** What is edited with others below it counts a revision for them. */
const REVISED = new Set(['product', 'page_frame']);

/**
 * A seller's shop that is made enters its marketplace, too; what lists of products go by is kept by triggers for every
 * shop that has the product.
 */
const OF_TWO_SHOPS = new Set(['shop_seller', 'product_entry']);

/**
 * Makes a test database refuse what would go unnoticed: the commit of a transaction of a shop that wrote a public table
 * without a change that drops what shows it, that wrote anything as staff or by `changing` without an entry in the audit log,
 * or that wrote rows of another shop.
 * Statements outside such transactions, by which tests set a scene, are not looked at.
 */
export async function watchWrites(owner: pg.Client): Promise<void> {
  await owner.query(FUNCTIONS);
  await owner.query(
    `insert into watched.told_by (name, kind) select row->>0, row->>1 from jsonb_array_elements($1::jsonb) row`,
    [JSON.stringify(told())],
  );
  for (const { name, privacy, owner: column } of declaredTables) {
    if (UNWATCHED.has(name) || (privacy === 'platform' && name !== 'staff_role')) continue;
    const isSilent = SILENT_WHEN_NEW.has(name);
    for (const [event, rowsOf] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await owner.query(`
        create trigger watched_${event} after ${event} on "${name}"
        referencing ${rowsOf} table as written_rows ${event === 'update' ? 'old table as former_rows' : ''}
        for each statement execute function watched.note(
          '${isSilent && event === 'insert' ? 'silent' : 'told'}', '${REVISED.has(name) ? 'revised' : ''}')`);
      if (privacy !== 'public' || column !== 'shop_id' || OF_TWO_SHOPS.has(name)) continue;
      await owner.query(`
        create trigger watched_shop_${event} after ${event} on "${name}" referencing ${rowsOf} table as written_rows
        for each statement execute function watched.verify_shop()`);
    }
  }
  await owner.query(`
    create trigger watched_insert after insert on audit_entry referencing new table as written_rows
    for each statement execute function watched.note('told')`);
}

/** Changes with what is watched. */
export const watchVersion = (): string =>
  createHash('sha256')
    .update(
      FUNCTIONS +
        JSON.stringify([
          told(),
          ...[UNWATCHED, SILENT_WHEN_NEW, REVISED, OF_TWO_SHOPS].map((set) => [...set]),
        ]),
    )
    .digest('hex')
    .slice(0, 8);

/** Each public table with the kinds of changes that tell of it. */
const told = () =>
  Object.keys(coveredBy).flatMap((table) => kindsThatTell(table).map((kind) => [table, kind]));

/** The kinds of changes that drop what shows a table's rows. */
function kindsThatTell(table: string): ChangeKind[] {
  const covering: readonly string[] = coveredBy[table as keyof typeof coveredBy];
  // How much there is of a product has a tag of its own, for pages show it only where its status changes.
  const tags = new Set(table === 'stock' ? [...covering, 'quantity'] : covering);
  return (Object.keys(droppedBy) as ChangeKind[]).filter((kind) =>
    droppedBy[kind].some((tag) => tags.has(tag)),
  );
}

const FUNCTIONS = `
  create schema watched;
  create unlogged table watched.written (
    xid xid8 not null, name text not null, audited boolean not null, silent boolean not null,
    primary key (xid, name, silent));
  create table watched.told_by (name text not null, kind text not null, primary key (name, kind));

  create function watched.verify_shop() returns trigger language plpgsql security definer as $$
  begin
    if current_setting('role') <> 'stoa_app' or coalesce(current_setting('stoa.shop', true), '') = '' then
      return null;
    end if;
    if exists (select from written_rows where shop_id <> current_setting('stoa.shop')::uuid) then
      raise exception 'the transaction of a shop wrote rows of "%" that are of another', tg_table_name;
    end if;
    return null;
  end $$;

  create function watched.note() returns trigger language plpgsql security definer as $$
  begin
    if current_setting('role') <> 'stoa_app' or coalesce(current_setting('stoa.shop', true), '') = ''
      or coalesce(current_setting('stoa.prunes', true), '') <> '' then return null; end if;
    -- A revision that is counted for a change of something below is shown to nobody.
    if tg_op = 'UPDATE' and tg_argv[1] = 'revised' then
      if not exists (
        select to_jsonb(w) - 'revision' - 'updated_at' from written_rows w
        except select to_jsonb(f) - 'revision' - 'updated_at' from former_rows f) then return null; end if;
    end if;
    if exists (select from written_rows) then
      insert into watched.written values
        (pg_current_xact_id(), tg_table_name, coalesce(current_setting('stoa.audited', true), '') = 'on', tg_argv[0] = 'silent')
      on conflict do nothing;
    end if;
    return null;
  end $$;

  create function watched.verify() returns trigger language plpgsql security definer as $$
  begin
    if not new.silent and exists (select from watched.told_by where name = new.name)
      and not exists (select from public.change c join watched.told_by t on t.kind = c.kind
        where c.xid = new.xid and t.name = new.name) then
      raise exception 'the transaction wrote "%" without a change in the outbox that tells of it', new.name;
    end if;
    if new.audited and not exists (
      select from watched.written where xid = new.xid and name = 'audit_entry') then
      raise exception 'the transaction wrote "%" without an entry in the audit log', new.name;
    end if;
    return null;
  end $$;

  create constraint trigger watched_commit after insert on watched.written
  deferrable initially deferred for each row execute function watched.verify();`;
