import type { ShopContext } from '@stoa/commerce';
import {
  FileFault,
  type ImportFormat,
  type ImportSummary,
  importCatalogue,
  importFormats,
  recogniseFormat,
} from '@stoa/import-export';
import { pictureImporter } from '../../files/import-picture.ts';
import type { Pictures } from '../../files/pictures.ts';
import { ExitError } from '../../postgres/index.ts';
import { openFile } from './open-file.ts';
import { progressLine } from './progress-line.ts';
import { openReport } from './report-file.ts';

export interface ImportCommand {
  readonly file: string;
  /** Where the report goes; beside the file unless told. */
  readonly report: string | undefined;
  /** Told by the beginning of the file when absent. */
  readonly format: string | undefined;
}

/** Imports a file into the shop and prints the result. Ctrl-C ends it between two batches. */
export async function runImport(ctx: ShopContext, pictures: Pictures, command: ImportCommand): Promise<void> {
  const name = await formatOf(command);
  const report = openReport(command.report ?? `${command.file}.report.jsonl`);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal);
  const progress = progressLine('lines');
  const began = performance.now();
  let isBegun = false;
  try {
    const summary = await importCatalogue(ctx, {
      format: importFormats[name],
      open: () => openFile(command.file),
      fetchPicture: pictureImporter(ctx, pictures),
      report: (entry) => report.add(entry),
      progress({ done, total }) {
        isBegun = true;
        progress(done, total);
      },
      signal: stop.signal,
    });
    progress.end();
    tell(summary, (performance.now() - began) / 1000);
    if (stop.signal.aborted)
      console.log('Stopped. Run the same command again to go on: what is done is not done twice.');
    if (stop.signal.aborted || summary.rejected > 0) process.exitCode = 1;
  } catch (error) {
    progress.end();
    if (!(error instanceof FileFault)) throw error;
    const { line, message: reason } = error;
    report.add({ kind: 'rejected', ...(line !== undefined && { line }), reason });
    throw refused(error, isBegun);
  } finally {
    process.off('SIGINT', onSignal);
    if (report.close().entries > 0) console.log(`Report: ${report.path}`);
  }
}

/** A file is looked through before anything of it is taken; if it is another one by then, something was. */
const refused = ({ message }: FileFault, isBegun: boolean): ExitError =>
  new ExitError(
    isBegun
      ? `${message} What stands before it was imported; run the import again with the whole file.`
      : `${message} Nothing was imported.`,
  );

const NAMES = Object.keys(importFormats) as ImportFormat[];

async function formatOf({ file, format }: ImportCommand): Promise<ImportFormat> {
  const named = format ?? (await recognised(file));
  const known = NAMES.find((name) => name === named);
  if (known !== undefined) return known;
  const what =
    format === undefined
      ? `What is in ${file}? Its first line heads no catalogue.`
      : `There is no format ${format}.`;
  throw new ExitError(`${what} Say --format with one of ${NAMES.join(', ')}.`);
}

async function recognised(file: string): Promise<ImportFormat | undefined> {
  try {
    return await recogniseFormat(() => openFile(file));
  } catch (error) {
    throw error instanceof FileFault ? refused(error, false) : error;
  }
}

function tell(summary: ImportSummary, seconds: number): void {
  const { rows, created, changed, unchanged, rejected, repaired, pictures } = summary;
  console.log(
    `${rows} lines in ${seconds.toFixed(1)} s: ${created} made, ${changed} changed, ${unchanged} as they were, ${rejected} rejected.`,
  );
  if (repaired > 0) console.log(`${repaired} products were taken after something in them was put right.`);
  if (pictures > 0) console.log(`${pictures} pictures could not be had; run the import again when they can.`);
}
