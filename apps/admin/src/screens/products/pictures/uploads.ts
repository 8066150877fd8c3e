/** A file on its way to the shop. */
export interface Upload {
  /** Counts up in the order in which files were taken. */
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** How much of it has left, from 0 to 1; at 1 the server works on it. */
  readonly share: number;
  /** Why it was not taken. */
  readonly fault: string | undefined;
  /** Whether the same file may be taken another time. */
  readonly mayRetry: boolean;
}

/** What is on its way, in the order in which it was taken. ADM-135 */
export interface Uploads {
  readonly entries: readonly Upload[];
  /** The id of the file that is taken next. */
  readonly next: number;
}

export const noUploads: Uploads = { entries: [], next: 1 };

/** Files that are sent at once; the others wait. */
export const AT_ONCE = 3;

/** Takes files; one with a fault fails at once, and the others go on. */
export function taken(
  { entries, next }: Uploads,
  files: readonly File[],
  faultOf: (file: File, at: number) => string | undefined,
): Uploads {
  const added = files.map((file, at): Upload => {
    const fault = faultOf(file, at);
    const state = fault === undefined ? 'waiting' : 'failed';
    return { id: next + at, file, state, share: 0, fault, mayRetry: false };
  });
  return { entries: [...entries, ...added], next: next + files.length };
}

/** Those that may begin now. */
export function toBegin({ entries }: Uploads): readonly Upload[] {
  const sending = entries.filter(({ state }) => state === 'sending').length;
  return entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - sending));
}

const changed = (uploads: Uploads, id: number, change: Partial<Upload>): Uploads => ({
  ...uploads,
  entries: uploads.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
});

export const begun = (uploads: Uploads, ids: readonly number[]): Uploads =>
  ids.reduce((now, id) => changed(now, id, { state: 'sending', share: 0 }), uploads);

export const progressed = (uploads: Uploads, id: number, share: number): Uploads =>
  changed(uploads, id, { share });

export const failed = (uploads: Uploads, id: number, fault: string): Uploads =>
  changed(uploads, id, { state: 'failed', fault, mayRetry: true });

/** One that failed waits again. */
export const retried = (uploads: Uploads, id: number): Uploads =>
  changed(uploads, id, { state: 'waiting', share: 0, fault: undefined, mayRetry: false });

/** One that has arrived, or that nobody wants to send any more. */
export const gone = (uploads: Uploads, id: number): Uploads => ({
  ...uploads,
  entries: uploads.entries.filter((entry) => entry.id !== id),
});

/** Whether leaving would lose some. */
export const isUnderway = ({ entries }: Uploads): boolean => entries.some(({ state }) => state !== 'failed');
