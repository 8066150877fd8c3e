/** A failure that a person can mend. `exitSentence` says how, and is all that the start prints. */
export class ExitError extends Error {
  readonly exitSentence: string;

  constructor(exitSentence: string, options?: ErrorOptions) {
    super(exitSentence, options);
    this.exitSentence = exitSentence;
  }
}
