/** Thrown by a handler that knows what went wrong: the log and the job are told this message, and no more. */
export class AttemptFailed extends Error {}
