import type { Oembed, Picture } from '@stoa/contract';
import { escapeHtml, playerAddress, readVideo, videoAddress } from '@stoa/domain';
import type { ApiContext } from '../context.ts';

/** A master picture. Where a read model does not tell its size, a square of the largest variant stands in. */
export interface MasterPicture {
  readonly file: string;
  readonly alt: string;
  readonly kind?: 'image' | 'video';
  /** Address of a film, whose poster the picture is. */
  readonly video?: string | null;
  readonly width?: number;
  readonly height?: number;
}

const UNKNOWN_SIDE = 1280;

/**
 * Addresses of a picture's sizes. The client adds the format it wants: the medium size of the master `mug.webp`
 * is `{base}/products/medium/mug.webp`, fetched with `.avif` or `.webp` behind it. ENT-041, TEN-014
 */
export function toPicture(api: Pick<ApiContext, 'pictureBase'>, master: MasterPicture): Picture {
  const name = master.file.split('/').map(encodeURIComponent).join('/');
  const at = (size: string) => `${api.pictureBase}/products/${size}/${name}`;
  return {
    type: master.kind ?? 'image',
    thumbnail: at('thumbnail'),
    medium: at('medium'),
    large: at('large'),
    alt: master.alt,
    width: master.width ?? UNKNOWN_SIDE,
    height: master.height ?? UNKNOWN_SIDE,
    oembed: master.video ? oembedOf(master.video, `${at('thumbnail')}.webp`) : null,
  };
}

/** How a film is played; nothing of it asks the provider before it stands in a page. PDP-014, ENT-041 */
function oembedOf(address: string, poster: string): Oembed | null {
  const film = readVideo(address);
  if (!film) return null;
  const html = `<iframe src="${escapeHtml(playerAddress(film))}" width="1280" height="720" allow="autoplay; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`;
  return { html, thumbnail_url: poster, url: videoAddress(film) };
}

/** Returns the picture that stands for something that may also have films. */
export const leadPicture = <M extends MasterPicture>(media: readonly M[]): M | undefined =>
  media.find(({ kind }) => kind !== 'video') ?? media[0];

/** Returns the picture that a card shows in place of the first while somebody points at it; a film has none. */
export const secondPicture = <M extends MasterPicture>(media: readonly M[]): M | undefined =>
  media.find((one) => one.kind !== 'video' && one !== leadPicture(media));

export function toPictureOrNull(
  api: Pick<ApiContext, 'pictureBase'>,
  master: MasterPicture | null | undefined,
): Picture | null {
  return master ? toPicture(api, master) : null;
}
