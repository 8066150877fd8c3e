import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Fonts are compressed by their own format. */
const TEXT = /\.(js|css)$/;

/**
 * Puts beside each script and stylesheet of a folder the same in brotli and gzip, as small as they get: they are made
 * once, and sent to every visitor. What grows by it stays as it is.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gzipped] = await Promise.all([brotli(bytes, { params }), gz(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}
