import { createHash } from 'node:crypto';
import { registerFile, type ShopContext } from '@stoa/commerce';
import { oembedAddress, readVideo, type Video } from '@stoa/domain';
import type { PictureFetcher } from '@stoa/import-export';
import sharp from 'sharp';
import { z } from 'zod';
import { type FetchLimits, fetchPublic, SilentHost } from './fetch-public.ts';
import type { Pictures } from './pictures.ts';

const LIMITS: FetchLimits = { bytes: 20_000_000, milliseconds: 15_000 };
const MAX_PIXELS = 50_000_000;

/** Longest side of what is kept, in pixels: twice the largest size that is shown. */
const MAX_SIDE = 2560;

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

/**
 * Fetches pictures from elsewhere and posters of films, re-encodes them (which keeps out files that are no pictures,
 * and metadata) and stores them as the shop's files. A host that does not answer is asked once.
 */
export function pictureImporter(
  ctx: ShopContext,
  pictures: Pictures,
  limits: FetchLimits = LIMITS,
  filmAt = oembedAddress,
): PictureFetcher {
  const silent = new Map<string, string>();
  const fetchBytes = async (address: string, accept?: string) => {
    const known = silent.get(URL.parse(address)?.host ?? '');
    if (known !== undefined) throw new Error(known);
    try {
      return await fetchPublic(address, { ...limits, ...(accept !== undefined && { accept }) });
    } catch (error) {
      if (error instanceof SilentHost) silent.set(error.host, error.message);
      throw error;
    }
  };
  const fetchPoster = async (film: Video) => {
    const { title, thumbnail_url: poster } = readOembed(await fetchBytes(filmAt(film), 'application/json'));
    return { title, bytes: await fetchBytes(poster) };
  };
  return async (src, file) => {
    const film = readVideo(src);
    const fetched = await (film ? fetchPoster(film) : fetchBytes(src).then((bytes) => ({ bytes }))).catch(
      (error: Error) => error,
    );
    if (fetched instanceof Error) return { unreachable: fetched.message };
    const { bytes, ...told } = fetched;
    const made = await remake(bytes).catch(() => undefined);
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
    return { file, width, height, ...told };
  };
}

const oembed = z.object({ title: z.string().max(255).catch(''), thumbnail_url: z.string().max(2048) });

/**
 * What the provider's oEmbed tells of a film. Its HTML is not used: the storefront writes the player itself. API-045
 */
function readOembed(bytes: Uint8Array): z.output<typeof oembed> {
  try {
    return oembed.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new Error('its provider tells of no poster', { cause: error });
  }
}

async function remake(bytes: Uint8Array) {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  // Only raster formats: a vector picture can contain scripts.
  if (format === undefined || !formats.has(format)) throw new Error('unknown format');
  return image
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
}
