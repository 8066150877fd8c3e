import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ShopContext } from '@stoa/commerce';
import { reasonOf } from '@stoa/domain';
import { type ExportFormat, exportCatalogue } from '@stoa/import-export';
import { ExitError } from '../../postgres/index.ts';

export interface ExportCommand {
  readonly file: string;
  /** Derived from the file's name when absent. */
  readonly format: string | undefined;
}

/** Writes the shop's catalogue into a file, which appears under its name only once it is whole. */
export async function runExport(ctx: ShopContext, command: ExportCommand): Promise<void> {
  const format = formatOf(command);
  const left: string[] = [];
  const unfinished = `${command.file}.${process.pid}.part`;
  try {
    const parts = exportCatalogue(ctx, format, ({ handle, reason }) => left.push(`${handle}: ${reason}`));
    await pipeline(Readable.from(parts), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, command.file);
  } catch (error) {
    throw isOfFile(error)
      ? new ExitError(`${command.file} can't be written: ${reasonOf(error)}.`, { cause: error })
      : error;
  } finally {
    await rm(unfinished, { force: true });
  }
  console.log(`Wrote ${command.file}`);
  if (left.length > 0) console.log(`${left.length} products are not in it:\n${left.slice(0, 20).join('\n')}`);
  if (left.length > 20) console.log('…');
}

/** Whether a path is at fault, not what is read from the database. */
const isOfFile = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;

function formatOf({ file, format }: ExportCommand): ExportFormat {
  if (format === 'shopify' || format === 'jsonl') return format;
  if (format !== undefined) throw new ExitError(`There is no format ${format}; there are shopify and jsonl.`);
  return /\.csv$/i.test(file) ? 'shopify' : 'jsonl';
}
