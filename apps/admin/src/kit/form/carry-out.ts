import { isSessionEnd, problemOf } from '../../api/index.ts';
import { GIVEN_UP } from './given-up.ts';

/** What a save waits for. */
interface Ports {
  readonly isOffline: () => boolean;
  /** Ends when the connection is there. */
  readonly untilOnline: () => Promise<void>;
  /** Asks the person to sign in again; false where another person did, or nobody. */
  readonly signInAgain: () => Promise<boolean>;
}

/**
 * Carries out a save through what may come in between: offline, it waits and goes on; when the session has ended, it
 * goes on after the same person signed in again, and is given up when another one did. ADM-037, ADM-064
 *
 * @throws whatever `save` throws besides
 */
export async function carryOut<Result>(save: () => Promise<Result>, ports: Ports): Promise<Result> {
  for (;;) {
    if (ports.isOffline()) await ports.untilOnline();
    try {
      return await save();
    } catch (error) {
      if (error === GIVEN_UP) throw error;
      if (isSessionEnd(error) && (await ports.signInAgain())) continue;
      if (problemOf(error) === undefined && ports.isOffline()) continue;
      throw error;
    }
  }
}
