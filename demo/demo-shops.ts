import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const listOf = (dataFolder: string) => join(dataFolder, 'demo-shops.json');

const ids = z.array(z.string());

/** The note of the demo shops can't be read. `exitSentence` says what to do, and is all that the start prints. */
class UnreadableNoteError extends Error {
  readonly exitSentence: string;

  constructor(path: string, cause: unknown) {
    const sentence = `${path} should list the shops that the demo made and can't be read: restore it, or delete it, and those shops count as your own.`;
    super(sentence, { cause });
    this.exitSentence = sentence;
  }
}

/** Notes down which shops the demo made, by their ids: a code or a host may be anybody's in another database. */
export function noteDemoShops(dataFolder: string, made: readonly string[]): void {
  const path = listOf(dataFolder);
  // Written atomically.
  writeFileSync(`${path}.new`, JSON.stringify(made), { flush: true });
  renameSync(`${path}.new`, path);
}

/**
 * Reads the ids of the shops that the demo made; none where it made none.
 * @throws Error with an `exitSentence` when what was noted down can't be read
 */
export function readDemoShops(dataFolder: string): ReadonlySet<string> {
  const path = listOf(dataFolder);
  if (!existsSync(path)) return new Set();
  try {
    return new Set(ids.parse(JSON.parse(readFileSync(path, 'utf8'))));
  } catch (cause) {
    throw new UnreadableNoteError(path, cause);
  }
}
