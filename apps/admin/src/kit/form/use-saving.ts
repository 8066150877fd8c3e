import { adminFormText } from '@stoa/messages';
import { useRef, useState } from 'react';
import { isSessionEnd } from '../../api/index.ts';
import { carryOut } from './carry-out.ts';
import { type Faults, faultsOf, type Notice, type TellValue } from './faults.ts';
import { GIVEN_UP } from './given-up.ts';
import { askToSignIn } from './sign-in-again.ts';
import { untilOnline } from './until-online.ts';

/** A save under way, and what was said about the last one. */
export interface Saving {
  readonly waiting: boolean;
  readonly stopWaiting: () => void;
  readonly notice: Notice | undefined;
  readonly clearNotice: () => void;
  /** Carries out a save; undefined when it took place, else what the form is to say. */
  readonly carryOut: (
    save: () => Promise<void>,
    hasField: (name: string) => boolean,
    tellValue?: TellValue,
  ) => Promise<Faults | undefined>;
}

/** Carries out saves of a form. Where nobody needs to be signed in for it, a session that ended is a refusal. */
export function useSaving({ signedIn }: { readonly signedIn: boolean }): Saving {
  const [waiting, setWaiting] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const stop = useRef(new AbortController());

  const wait = async () => {
    stop.current = new AbortController();
    setWaiting(true);
    try {
      await untilOnline(stop.current.signal);
    } finally {
      setWaiting(false);
    }
  };
  const ports = {
    isOffline: () => !navigator.onLine,
    untilOnline: wait,
    signInAgain: () => (signedIn ? askToSignIn() : Promise.resolve(false)),
  };

  return {
    waiting,
    stopWaiting: () => stop.current.abort(),
    notice,
    clearNotice: () => setNotice(undefined),
    async carryOut(save, hasField, tellValue) {
      setNotice(undefined);
      try {
        await carryOut(save, ports);
        return undefined;
      } catch (error) {
        if (error === GIVEN_UP || stop.current.signal.aborted) return { fields: [], notice: undefined };
        const faults =
          signedIn && isSessionEnd(error)
            ? { fields: [], notice: { text: adminFormText.sessionEndedNotSaved(), requestId: undefined } }
            : faultsOf(error, hasField, tellValue);
        setNotice(faults.notice);
        return faults;
      }
    },
  };
}
