/** What a thrown value tells as an error does: an `Error`, a copy of one, or one of another realm. */
export interface ErrorLike {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  /** Node's name of the call that failed. */
  readonly syscall: string | undefined;
  readonly cause: unknown;
  /** What an `AggregateError` is of. */
  readonly errors: readonly unknown[];
}

type Told = { readonly [K in keyof ErrorLike]?: unknown };

/** Returns what a thrown value tells as an error does; undefined where it is none. Anything may be thrown. */
export function errorLike(thrown: unknown): ErrorLike | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const { name, message, stack, code, syscall, cause, errors }: Told = thrown;
  if (typeof message !== 'string') return undefined;
  return {
    name: typeof name === 'string' ? name : 'Error',
    message,
    stack: typeof stack === 'string' ? stack : undefined,
    code: typeof code === 'string' ? code : undefined,
    syscall: typeof syscall === 'string' ? syscall : undefined,
    cause,
    errors: Array.isArray(errors) ? errors : [],
  };
}

/** An error may be one of its own. */
const DEEPEST = 3;

/**
 * Says in one line why something went wrong, whatever was thrown: an error's message, or those of the errors it is of.
 * Of what is no error only the names of its members are told, for nobody knows what they hold.
 */
export function reasonOf(thrown: unknown, depth = 0): string {
  const like = errorLike(thrown);
  if (like !== undefined) {
    const parts = depth < DEEPEST ? like.errors.map((one) => reasonOf(one, depth + 1)) : [];
    return like.message || parts.filter((part) => part !== '').join('; ') || (like.code ?? like.name);
  }
  if (typeof thrown === 'function') return 'a function was thrown';
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const members = Object.keys(thrown).join(', ');
  return members === '' ? 'an object without members was thrown' : `an object with ${members} was thrown`;
}
