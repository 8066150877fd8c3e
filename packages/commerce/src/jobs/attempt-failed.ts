/** Thrown by a handler that knows the cause: only this message goes into the log and the job. */
export class AttemptFailed extends Error {}
