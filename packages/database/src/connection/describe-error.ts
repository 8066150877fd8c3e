import { type ErrorLike, errorLike, reasonOf } from '@stoa/domain';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The most characters of a statement in the log: enough to recognise it. */
const MOST_OF_QUERY = 300;

/** Errors that are told of one, with it: it may be its own cause. */
const MOST_ERRORS = 5;

/**
 * Returns for the log whatever was thrown: an error with its causes, those it is of, and stacks. A statement's parameters
 * are people's e-mail addresses, hashes of passwords and of tokens, and so is what PostgreSQL tells beside its message:
 * none of it is in the description.
 */
export function describeError(error: unknown): string {
  const described: string[] = [];
  const left = [{ as: '', error }];
  for (let next = left.shift(); next && described.length < MOST_ERRORS; next = left.shift()) {
    described.push(next.as + describeOne(next.error));
    left.push(...beneath(next.error));
  }
  return described.join('\n');
}

function beneath(error: unknown) {
  const like = errorLike(error);
  if (!like) return [];
  const cause = wrapped(error) ?? like.cause ?? undefined;
  return [
    ...(cause === undefined ? [] : [{ as: 'caused by: ', error: cause }]),
    ...like.errors.map((one) => ({ as: 'one of several: ', error: one })),
  ];
}

function describeOne(error: unknown): string {
  const like = errorLike(error);
  if (!like) return reasonOf(error);
  // The wrapper that names a statement repeats the message and stack of its cause.
  if (wrapped(error)) return like.name;
  const query = queryOf(error);
  if (query !== undefined) return `Failed query: ${beginning(query)}${framesOf(like)}`;
  const { name, message, code, stack } = like;
  if (code === undefined) return stack ?? `${name}: ${message}`;
  return `${name} ${code}: ${withoutValue(message, code)}${framesOf(like)}`;
}

/** The statement of an error of Drizzle's, or of a copy of one, whose message holds the parameters. */
function queryOf(error: unknown): string | undefined {
  const isQuery =
    error instanceof DrizzleQueryError ||
    (typeof error === 'object' && error !== null && 'query' in error && 'params' in error);
  return isQuery ? String(error.query) : undefined;
}

/** GraphQL's way to hold what a resolver threw. */
function wrapped(error: unknown): Error | undefined {
  const isWrapper = error instanceof Error && 'originalError' in error;
  return isWrapper && error.originalError instanceof Error ? error.originalError : undefined;
}

/** Shortens a statement for the log, on one line. */
export function beginning(query: string): string {
  const line = query.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_OF_QUERY ? `${line.slice(0, MOST_OF_QUERY)}…` : line;
}

/** Returns the stack without the message it begins with. */
function framesOf({ stack = '', message }: ErrorLike): string {
  const at = stack.indexOf(message || '\n');
  return at < 0 ? '' : stack.slice(at + message.length);
}

/** Faults of data (class 22) quote them: `invalid input syntax for type uuid: "…"`. */
function withoutValue(message: string, code: string): string {
  return /^22\w{3}$/.test(code) ? message.replace(/"[\s\S]*"/, '"…"') : message;
}
