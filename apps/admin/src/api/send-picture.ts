import type { StoredPicture } from '@stoa/admin-contract';
import { problemError, readProblem } from './problem.ts';

interface SentPicture {
  /** The code of the shop. */
  readonly shop: string;
  readonly file: File;
  /** Called with how much of it has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a picture to a shop, and tells how far it is, which `fetch` does not.
 * @throws ORPCError with a `Problem` as its data; TypeError where no answer arrived; the signal's reason, also where it was
 * given up before
 */
export function sendPicture({ shop, file, onProgress, signal }: SentPicture): Promise<StoredPicture> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded }) => onProgress(loaded / Math.max(loaded, file.size, 1));
    request.upload.onload = () => onProgress(1);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new TypeError('no answer arrived'));
    request.onload = () => {
      const answer = readJson(request.responseText);
      if (request.status === 201) return resolve(answer as StoredPicture);
      const problem = readProblem(answer);
      reject(problem ? problemError(problem) : new TypeError('no answer of the contract'));
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    const query = new URLSearchParams({ name: file.name.slice(0, 255) || 'picture' });
    request.open('POST', `/api/v1/shops/${encodeURIComponent(shop)}/pictures?${query}`);
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : UNKNOWN);
    request.send(file);
  });
}

/** Browsers know no type of some pictures; their content tells it. */
const UNKNOWN = 'application/octet-stream';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
