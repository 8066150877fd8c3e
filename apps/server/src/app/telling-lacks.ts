import { isDatabaseAway, sqlState } from '@stoa/commerce';
import { errorLike, reasonOf } from '@stoa/domain';
import { ExitError } from '../postgres/index.ts';
import { tlsSentence } from './tls-sentence.ts';

/**
 * Error codes of network and server that mean that the database can't be reached or refuses the login; other errors
 * are faults.
 */
const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_INVALID_URL$|28|3D000|57P03)/;

/** A socket that is not there or not ours; files of the data folder have the same codes. */
const UNREACHABLE_SOCKET = /^(EACCES|ENOENT)$/;

const RIGHTS = 'docs/operations.md has all rights that it needs, under "PostgreSQL"';

type Sentences = Readonly<Record<string, (reason: string) => string>>;

/** What PostgreSQL lacks at any time, by its SQLSTATE, and what to do. */
const SHORTAGES: Sentences = {
  '53300': (reason) =>
    `PostgreSQL has no connection left (${reason}): raise max_connections or the role's connection limit, or run fewer processes; docs/operations.md counts what one needs, under "PostgreSQL".`,
  '53100': (reason) => `The disk of PostgreSQL is full (${reason}): free some space there.`,
};

const notWhole = (reason: string) =>
  `The database is not whole (${reason}): restore it, or let DATABASE_URL lead to an empty one.`;

/** What a database lacks that is being opened. Later the same states mean that a statement of ours is wrong. */
const LACKS: Sentences = {
  ...SHORTAGES,
  '42501': (reason) =>
    `PostgreSQL refuses the role of DATABASE_URL a right (${reason}): let it own the database and all that is in it, by alter database NAME owner to ROLE and reassign owned by OTHER to ROLE; ${RIGHTS}.`,
  '42704': (reason) =>
    `PostgreSQL lacks something that Stoa needs (${reason}): create it there, or restore the database whole; ${RIGHTS}.`,
  '42P01': notWhole,
  '3F000': notWhole,
  '25006': (reason) =>
    `The database can only be read (${reason}): let DATABASE_URL lead to the primary server, and default_transaction_read_only be off.`,
};

/** PgBouncer's words for a setting that a client hands over with the start of a connection. */
const REFUSED_SETTING = /unsupported startup parameter(?: in options)?: "?([\w.]+)/;

/**
 * Opens a database or brings it to this version. What it or its server lacks becomes a sentence that leaves out the
 * address, which holds a password.
 * @throws ExitError with the sentence; whatever else `work` throws
 */
export const tellingLacks = <T>(work: () => Promise<T>): Promise<T> => telling(LACKS, work);

/**
 * Works with a database that was opened: that it is away, or full, becomes a sentence, and all else is a fault of ours.
 * @throws ExitError with the sentence; whatever else `work` throws
 */
export const tellingOutage = <T>(work: () => Promise<T>): Promise<T> => telling(SHORTAGES, work);

async function telling<T>(sentences: Sentences, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOf(error, sentences);
    throw sentence === undefined ? error : new ExitError(sentence, { cause: error });
  }
}

function sentenceOf(error: unknown, sentences: Sentences): string | undefined {
  if (error instanceof Error && 'exitSentence' in error) return undefined;
  const reason = innermost(error);
  const [, setting] = REFUSED_SETTING.exec(reason) ?? [];
  if (setting !== undefined)
    return `The pooler that DATABASE_URL leads to refuses the setting ${setting}, which the address hands over: take it out of DATABASE_URL; alter role ROLE set … keeps it in PostgreSQL.`;
  const ofTls = tlsSentence(errorLike(error)?.code ?? '', reason);
  if (ofTls !== undefined) return ofTls;
  const lack = sentences[sqlState(error) ?? ''];
  if (lack) return lack(reason);
  return isDatabaseAway(error) || isUnreachable(error)
    ? `The database can't be reached: ${reason}. See what DATABASE_URL says.`
    : undefined;
}

function isUnreachable(error: unknown): boolean {
  const { code = '', syscall } = errorLike(error) ?? {};
  return UNREACHABLE.test(code) || (syscall === 'connect' && UNREACHABLE_SOCKET.test(code));
}

/** What the server said, and not which statement it said it of. */
function innermost(error: unknown): string {
  const cause = errorLike(error)?.cause;
  return cause instanceof Error && cause !== error ? innermost(cause) : reasonOf(error);
}
