import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a small file that is there whole or not at all, and survives a power failure. `mode` is that of the file;
 * undefined: what the process gives its files.
 */
export function writeWhole(path: string, content: string, mode?: number): void {
  const unfinished = `${path}.new`;
  // One that was cut short may have another mode.
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { flush: true, ...(mode !== undefined && { mode }) });
  renameSync(unfinished, path);
}
