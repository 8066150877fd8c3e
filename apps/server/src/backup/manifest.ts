import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ExitError } from '../postgres/index.ts';

export const MANIFEST = 'manifest.json';

/** Of the folder; raised when an older version could not read it any more. */
const FORMAT = 1;

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The newest migration of the database, as the time it was made (milliseconds). */
  schema: z.number().int(),
  /** UTC. */
  takenAt: z.iso.datetime(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) }),
  ),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** The ids of the keys that secrets were sealed with; no key can be told from its id. */
  keys: z.array(z.string()).min(1),
  /** Whether the keys are in the backup, too. */
  hasSecret: z.boolean(),
});

export type Manifest = z.output<typeof manifest>;

export const writeManifest = (found: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...found }, undefined, 2)}\n`;

/** @throws ExitError when it is of a format that this version does not know */
export async function readManifest(folder: string): Promise<Manifest> {
  const told: unknown = await readFile(join(folder, MANIFEST), 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => undefined);
  const { success, data } = manifest.safeParse(told);
  if (success) return data;
  const { data: other } = z.object({ format: z.number().gt(FORMAT) }).safeParse(told);
  throw new ExitError(
    other
      ? `The backup ${folder} has format ${other.format}, and this version of Stoa reads ${FORMAT}: restore it with the version that made it, or a newer one.`
      : `${folder} is no backup of Stoa: its ${MANIFEST} says something else.`,
  );
}
