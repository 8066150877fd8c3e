import { readFile } from 'node:fs/promises';
import type { ShopContext } from '@stoa/commerce';
import { FileFault, generateCatalogue } from '@stoa/import-export';
import { ExitError } from '../../postgres/index.ts';
import { progressLine } from './progress-line.ts';

const MAX_PRODUCTS = 9_999_999;

export interface GenerateCommand {
  readonly products?: string | undefined;
  readonly categories?: string | undefined;
  readonly seed?: string | undefined;
}

/** Fills the shop with a generated catalogue and prints how long it took. Ctrl-C ends it between two batches. */
export async function runGenerate(ctx: ShopContext, command: GenerateCommand): Promise<void> {
  const products = Number(command.products);
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
    throw new ExitError(`How many? Say --products with a number from 1 to ${MAX_PRODUCTS}.`);
  }
  const categories = command.categories === undefined ? undefined : await readTreeFile(command.categories);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal);
  const progress = progressLine('products');
  const began = performance.now();
  try {
    const made = await generateCatalogue(ctx, {
      products,
      seed: command.seed ?? 'stoa',
      ...(categories !== undefined && { categories }),
      progress,
      signal: stop.signal,
    });
    progress.end();
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `Made ${made.products} products and ${made.categories} categories in ${seconds.toFixed(1)} s.`,
    );
    if (stop.signal.aborted) {
      console.log('Stopped. Run the same command again to go on.');
      process.exitCode = 1;
    }
  } catch (error) {
    progress.end();
    throw error instanceof FileFault ? new ExitError(error.message) : error;
  } finally {
    process.off('SIGINT', onSignal);
  }
}

async function readTreeFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new ExitError(`The categories in ${path} can't be read.`, { cause: error });
  }
}
