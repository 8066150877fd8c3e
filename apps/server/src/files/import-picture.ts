import { registerFile, type ShopContext } from '@stoa/commerce';
import { oembedAddress, readVideo, type Video } from '@stoa/domain';
import type { PictureFetcher } from '@stoa/import-export';
import { z } from 'zod';
import { type FetchLimits, fetchPublic, SilentHost } from './fetch-public.ts';
import type { Pictures } from './pictures.ts';
import { remakePicture } from './remake-picture.ts';

const LIMITS: FetchLimits = { bytes: 20_000_000, milliseconds: 15_000 };

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
    const made = await remakePicture(bytes).catch(() => undefined);
    if (!made) return { unreachable: 'it is no picture we can read' };
    await pictures.putMaster(ctx.shop.code, file, made.bytes);
    const { width, height } = made;
    await registerFile(ctx, { ...made, name: file, bytes: made.bytes.byteLength });
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
