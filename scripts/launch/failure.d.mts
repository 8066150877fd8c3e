export class ExitError extends Error {
  readonly exitSentence: string;
  constructor(exitSentence: string, options?: ErrorOptions);
}
export function fail(error: unknown): never;
