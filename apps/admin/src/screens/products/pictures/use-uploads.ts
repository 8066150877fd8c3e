import { adminPicturesText } from '@stoa/messages';
import { useEffect, useRef, useState } from 'react';
import { isSessionEnd, problemOf, sendPicture } from '../../../api/index.ts';
import { carryOut } from '../../../kit/form/carry-out.ts';
import { useFormAround } from '../../../kit/form/index.ts';
import { askToSignIn } from '../../../kit/form/sign-in-again.ts';
import { useGuarded } from '../../../kit/form/unsaved.ts';
import { untilOnline } from '../../../kit/form/until-online.ts';
import { useWorkplace } from '../../../session/index.ts';
import {
  begun,
  failed,
  gone,
  isUnderway,
  noUploads,
  progressed,
  retried,
  taken,
  toBegin,
  type Upload,
  type Uploads,
} from './uploads.ts';

/** What a queue asks, and tells, whoever takes files. */
interface Listener {
  /** Why a file is not sent at all. */
  readonly faultOf: (file: File, at: number) => string | undefined;
  readonly onArrived: (upload: Upload, file: string) => void;
  readonly onFailed: (upload: Upload, fault: string) => void;
}

/** Files on their way to the shop. */
export interface UploadQueue {
  readonly entries: readonly Upload[];
  readonly take: (files: readonly File[]) => void;
  readonly retry: (id: number) => void;
  /** Lets go of one: of what failed, or of what is no longer wanted. */
  readonly dismiss: (id: number) => void;
}

/**
 * Sends files, a few at a time. Leaving asks first while some are on their way, and ends them. Offline they wait; when
 * the session has ended they go on after the same person signed in again. ADM-035, ADM-037, ADM-064, ADM-135
 */
export function useUploads({ faultOf, onArrived, onFailed }: Listener): UploadQueue {
  const { code: shop } = useWorkplace();
  const { id: form } = useFormAround();
  const [uploads, setUploads] = useState<Uploads>(noUploads);
  const running = useRef(new Map<number, AbortController>()).current;
  // A file that is under way for long is told to the callbacks of the newest render, not to those of when it began.
  const told = useRef({ onArrived, onFailed });
  useEffect(() => {
    told.current = { onArrived, onFailed };
  });

  useEffect(() => {
    const fail = (upload: Upload, fault: string) => {
      setUploads((now) => failed(now, upload.id, fault));
      told.current.onFailed(upload, fault);
    };
    const send = async (upload: Upload) => {
      const { id, file } = upload;
      const stop = new AbortController();
      running.set(id, stop);
      const { signal } = stop;
      const onProgress = (share: number) => setUploads((now) => progressed(now, id, share));
      try {
        const stored = await carryOut(() => sendPicture({ shop, file, onProgress, signal }), {
          isOffline: () => !navigator.onLine,
          untilOnline: () => untilOnline(signal),
          signInAgain: askToSignIn,
        });
        setUploads((now) => gone(now, id));
        told.current.onArrived(upload, stored.file);
      } catch (error) {
        if (!signal.aborted) fail(upload, wordsOf(error));
      } finally {
        running.delete(id);
      }
    };
    const beginning = toBegin(uploads);
    if (beginning.length === 0) return;
    setUploads((now) =>
      begun(
        now,
        beginning.map(({ id }) => id),
      ),
    );
    for (const upload of beginning) void send(upload);
  }, [uploads, shop, running]);

  useGuarded(`${form}-uploads`, isUnderway(uploads));
  useEffect(
    () => () => {
      for (const stop of running.values()) stop.abort();
    },
    [running],
  );

  return {
    entries: uploads.entries,
    take: (files) => setUploads((now) => taken(now, files, faultOf)),
    retry: (id) => setUploads((now) => retried(now, id)),
    dismiss: (id) => {
      running.get(id)?.abort();
      setUploads((now) => gone(now, id));
    },
  };
}

function wordsOf(error: unknown): string {
  if (isSessionEnd(error)) return adminPicturesText.signedOut();
  return problemOf(error)?.detail || adminPicturesText.notReached();
}
