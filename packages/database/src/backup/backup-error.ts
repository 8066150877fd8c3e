/** A database that can't be backed up, or a backup that can't be restored, with what to do about it. */
export class BackupError extends Error {
  readonly exitSentence: string;
  constructor(exitSentence: string) {
    super(exitSentence);
    this.exitSentence = exitSentence;
  }
}
