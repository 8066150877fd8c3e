import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** `f_type` of a file system in memory on Linux. */
const TMPFS = 0x01021994;
/** Free bytes that a run may use: some databases, profiles of browsers and pictures at a time. */
const WANTED = 6 * 1024 ** 3;

/**
 * Makes the folder for all that a run of tests writes, and returns its path with how to remove it. It is in memory
 * where the system has room for it there, which spares databases that nobody keeps the way to a disk.
 */
export function makeScratchFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'stoa-run-'));
  // The database server runs as a user of its own when we are root.
  chmodSync(path, 0o1777);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoomInMemory(): boolean {
  // Whoever names a folder for temporary files gets it.
  if (process.platform !== 'linux' || process.env.TMPDIR) return false;
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= WANTED;
  } catch {
    return false;
  }
}
