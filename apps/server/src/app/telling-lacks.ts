import { isDatabaseAway, sqlState } from '@stoa/commerce';
import { errorLike, reasonOf } from '@stoa/domain';
import { ExitError } from '../postgres/index.ts';

/**
 * Error codes of network and server that mean that the database can't be reached or refuses the login; other errors
 * are faults.
 */
const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EACCES|ENOENT|ERR_INVALID_URL|28|3D000|57P03)/;

const RIGHTS = 'docs/operations.md has all rights that it needs, under "PostgreSQL"';

/** What PostgreSQL lacks by its SQLSTATE, and what to do. */
const LACKS: Readonly<Record<string, (reason: string) => string>> = {
  '42501': (reason) =>
    `PostgreSQL refuses the role of DATABASE_URL a right (${reason}): let it own the database and all that is in it, by alter database NAME owner to ROLE and reassign owned by OTHER to ROLE; ${RIGHTS}.`,
  '42704': (reason) =>
    `PostgreSQL lacks something that Stoa needs (${reason}): create it there, or restore the database whole; ${RIGHTS}.`,
  '42P01': (reason) =>
    `The database is not whole (${reason}): restore it, or let DATABASE_URL lead to an empty one.`,
  '3F000': (reason) =>
    `The database is not whole (${reason}): restore it, or let DATABASE_URL lead to an empty one.`,
  '25006': (reason) =>
    `The database can only be read (${reason}): let DATABASE_URL lead to the primary server, and default_transaction_read_only be off.`,
  '53300': (reason) =>
    `PostgreSQL has no connection left (${reason}): raise max_connections or the role's connection limit, or run fewer processes; docs/operations.md counts what one needs, under "PostgreSQL".`,
  '53100': (reason) => `The disk of PostgreSQL is full (${reason}): free some space there.`,
};

/** PgBouncer's words for a setting that a client hands over with the start of a connection. */
const REFUSED_SETTING = /unsupported startup parameter(?: in options)?: "?([\w.]+)/;

/**
 * Does the work of a start or of a command. What the database or its server lacks becomes a sentence that leaves out the
 * address, which holds a password.
 * @throws ExitError with the sentence; whatever else `work` throws
 */
export async function tellingLacks<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOf(error);
    throw sentence === undefined ? error : new ExitError(sentence, { cause: error });
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Error && 'exitSentence' in error) return undefined;
  const reason = innermost(error);
  const [, setting] = REFUSED_SETTING.exec(reason) ?? [];
  if (setting !== undefined)
    return `The pooler that DATABASE_URL leads to refuses the setting ${setting}, which the address hands over: take it out of DATABASE_URL; alter role ROLE set … keeps it in PostgreSQL.`;
  const lack = LACKS[sqlState(error) ?? ''];
  if (lack) return lack(reason);
  if (!isDatabaseAway(error) && !UNREACHABLE.test(errorLike(error)?.code ?? '')) return undefined;
  return `The database can't be reached: ${reason}. See what DATABASE_URL says.`;
}

/** What the server said, and not which statement it said it of. */
function innermost(error: unknown): string {
  const cause = errorLike(error)?.cause;
  return cause instanceof Error && cause !== error ? innermost(cause) : reasonOf(error);
}
