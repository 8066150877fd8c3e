import { type Scope, slugify } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, requireScopes, sellerOfActor } from '../../kernel/change/index.ts';
import type { Actor, ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import {
  fileByContent,
  findFileByContent,
  insertFile,
  type NewFile,
  type ShopFile,
} from './register-file.ts';

/** A picture that was made anew of what somebody sent. */
export interface RemadePicture extends Omit<NewFile, 'name' | 'bytes'> {
  readonly bytes: Uint8Array;
}

/** Where the bytes of a picture come from and go to. */
export interface PictureSource {
  /** Takes what is sent and makes it anew. @throws ShopError for what is no picture that is kept */
  remake(): Promise<RemadePicture>;
  /** Keeps the bytes under this name, for good; the same again changes nothing. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
}

const sentName = z.string().min(1).max(255);

/**
 * Keeps a picture that staff send, under a name made of the one that it has with them and of its content. Equal content
 * is kept once: the file that has it is returned. Nothing is taken before it is known that whoever sends it may, and
 * nothing is told of a picture before its bytes are kept. Needs `content:write` or `catalog:write`; somebody limited to
 * a seller sends pictures for that one's products. ADM-135
 * @throws ShopError `unauthenticated`, `forbidden`; whatever `source` throws
 */
export async function storePicture(ctx: ShopContext, name: string, source: PictureSource): Promise<ShopFile> {
  const given = parseInput(sentName, name);
  const change = {
    verb: 'file.register',
    scope: scopeOf(ctx.actor),
    of: 'file',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  requireScopes(ctx, change, change.sellerId);
  const { bytes, ...picture } = await source.remake();
  const kept = await findFileByContent(ctx, picture.sha256);
  if (kept) return kept;
  const stored = { ...picture, name: nameOf(given, picture.sha256), bytes: bytes.byteLength };
  return changing(ctx, change, async ({ tx, wrote }) => {
    // Of several that send the same at once, one makes the file. The bytes are kept under the lock: those of the others
    // would lie under names that nobody knows, for ever. Kept again after a deadlock, they are the same.
    const lock = `file:${ctx.shop.id}:${picture.sha256}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const made = await fileByContent(tx, ctx, picture.sha256);
    if (made) return made;
    await source.keep(stored.name, bytes);
    return insertFile(tx, ctx, stored, wrote);
  });
}

/** Pictures are content, and part of products. */
const scopeOf = (actor: Actor): Scope =>
  actor.kind === 'staff' && !actor.scopes.has('content:write') ? 'catalog:write' : 'content:write';

/** Returns a name that no other content has, so that bytes are never written over others. */
function nameOf(given: string, sha256: string): string {
  const own = given.split(/[/\\]/).at(-1) ?? '';
  return `${slugify(own.replace(/\.[a-z0-9]{2,5}$/i, ''), 'picture')}-${sha256.slice(0, 16)}.webp`;
}
