import { makeStore, useStore } from '../store.ts';

/** Whoever waits for the person to sign in again. */
const waiting = makeStore<readonly ((same: boolean) => void)[]>([]);

/** Asks the person to sign in again, above what is on the screen; true once the same person did. ADM-037 */
export const askToSignIn = (): Promise<boolean> =>
  new Promise((resolve) => waiting.set([...waiting.get(), resolve]));

/** Answers all who wait. */
export function answerSignIn(same: boolean): void {
  const answered = waiting.get();
  waiting.set([]);
  for (const answer of answered) answer(same);
}

/** Whether somebody waits for the person to sign in again. */
export const useSignInAsked = (): boolean => useStore(waiting).length > 0;
