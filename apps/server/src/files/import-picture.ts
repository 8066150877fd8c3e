import { createHash } from 'node:crypto';
import { registerFile, type ShopContext } from '@stoa/commerce';
import type { PictureFetcher } from '@stoa/commerce/exchange';
import sharp from 'sharp';
import { type FetchLimits, fetchPublic, SilentHost } from './fetch-public.ts';
import type { Pictures } from './pictures.ts';

const LIMITS: FetchLimits = { bytes: 20_000_000, milliseconds: 15_000 };
const MAX_PIXELS = 50_000_000;

/** Longest side of what is kept, in pixels: twice the largest size that is shown. */
const MAX_SIDE = 2560;

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

/**
 * Fetches pictures from elsewhere, makes them anew (what is no picture does not get in, nor what a picture says of
 * its maker) and keeps them among the shop's files. A host that is not there is asked once.
 */
export function pictureImporter(
  ctx: ShopContext,
  pictures: Pictures,
  limits: FetchLimits = LIMITS,
): PictureFetcher {
  const silent = new Map<string, string>();
  return async (src, file) => {
    const host = URL.parse(src)?.host ?? '';
    const known = silent.get(host);
    if (known !== undefined) return { unreachable: known };
    const fetched = await fetchPublic(src, limits).catch((error: Error) => error);
    if (fetched instanceof Error) {
      if (fetched instanceof SilentHost) silent.set(fetched.host, fetched.message);
      return { unreachable: fetched.message };
    }
    const made = await remake(fetched).catch(() => undefined);
    if (!made) return { unreachable: 'it is no picture we can read' };
    const { data, info } = made;
    await pictures.putMaster(ctx.shop.code, file, data);
    const sha256 = createHash('sha256').update(data).digest('hex');
    const { width, height } = info;
    await registerFile(ctx, {
      name: file,
      sha256,
      mime: 'image/webp',
      bytes: data.byteLength,
      width,
      height,
    });
    return { file, width, height };
  };
}

async function remake(bytes: Uint8Array) {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  // A vector picture is a program that draws; only pictures of pixels are taken.
  if (format === undefined || !formats.has(format)) throw new Error('unknown format');
  return image
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
}
