import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The most characters of a statement in the log: enough to recognise it. */
const MOST_OF_QUERY = 300;

/** An error may be its own cause. */
const MOST_CAUSES = 5;

/**
 * Returns an error for the log, with its causes and stacks. A statement's parameters are people's e-mail addresses,
 * hashes of passwords and of tokens, and so is what PostgreSQL tells beside its message: none of it is in the
 * description.
 */
export function describeError(error: unknown): string {
  const described = [];
  for (let at = error; at !== undefined && at !== null && described.length < MOST_CAUSES; at = beneath(at)) {
    described.push(describeOne(at));
  }
  return described.length === 0 ? String(error) : described.join('\ncaused by: ');
}

function beneath(error: unknown): unknown {
  return error instanceof Error ? (wrapped(error) ?? error.cause) : undefined;
}

function describeOne(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The wrapper that names a statement repeats the message and stack of its cause.
  if (wrapped(error)) return error.name;
  if (error instanceof DrizzleQueryError) return `Failed query: ${beginning(error.query)}${framesOf(error)}`;
  const code = codeOf(error);
  if (code === undefined) return error.stack ?? String(error);
  return `${error.name} ${code}: ${withoutValue(error.message, code)}${framesOf(error)}`;
}

/** GraphQL's way to hold what a resolver threw. */
function wrapped(error: Error): Error | undefined {
  return 'originalError' in error && error.originalError instanceof Error ? error.originalError : undefined;
}

/** Shortens a statement for the log, on one line. */
export function beginning(query: string): string {
  const line = query.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST_OF_QUERY ? `${line.slice(0, MOST_OF_QUERY)}…` : line;
}

/** Returns the stack without the message it begins with. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}

/** SQLSTATE, or Node's name of what went wrong. */
function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Faults of data (class 22) quote them: `invalid input syntax for type uuid: "…"`. */
function withoutValue(message: string, code: string): string {
  return /^22\w{3}$/.test(code) ? message.replace(/"[\s\S]*"/, '"…"') : message;
}
