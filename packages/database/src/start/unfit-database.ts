/** The database or its server lacks something; `exitSentence` says what and what to do, and is all that a start prints. */
export class UnfitDatabaseError extends Error {
  readonly exitSentence: string;

  constructor(exitSentence: string, options?: ErrorOptions) {
    super(exitSentence, options);
    this.exitSentence = exitSentence;
  }
}
