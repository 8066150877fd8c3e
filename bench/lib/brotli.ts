import { brotliCompressSync, constants } from 'node:zlib';

/** Returns how many bytes brotli makes of `bytes` at its best. */
export function brotliSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

/** The build puts the framework into a file of its own. */
export const isFramework = (path: string) => /\/framework-[^/]+\.js$/.test(path);
