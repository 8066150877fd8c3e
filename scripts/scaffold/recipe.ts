import type { NewFile } from './write-new.ts';

/** The files that a recipe begins with, and the steps that are left, with what is to be decided. */
export interface Scaffold {
  readonly files: readonly NewFile[];
  readonly next: readonly string[];
}

/** A recipe of docs/architecture.md ("How to add") that begins with files of a known shape. */
export interface Recipe {
  /** The heading of its section there. */
  readonly section: string;
  /** A name as it is given. */
  readonly example: string;
  /**
   * What nobody can know before somebody decides it stands in the files as a name in capitals that is declared nowhere:
   * they do not compile until it is replaced, and a step says by what.
   * @throws ExitError for what is no name
   */
  scaffold(given: string): Scaffold;
}
