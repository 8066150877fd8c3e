import { createHash } from 'node:crypto';
import type { RemadePicture } from '@stoa/commerce';
import { msg, ShopError } from '@stoa/domain';
import sharp from 'sharp';

/** More is refused before it is decoded. ADM-135 */
const MAX_PIXELS = 50_000_000;

/** A file of few bytes can ask for the work of hours. */
const MOST_SECONDS = 30;

/** Longest side of what is kept, in pixels: twice the largest size that is shown. */
const MAX_SIDE = 2560;

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

/** How files of these formats begin, `?` being any byte. */
const beginnings = [
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  'RIFF????WEBP',
  'GIF87a',
  'GIF89a',
  // AVIF and HEIC
  '????ftyp',
  'II*\0',
  'MM\0*',
];

/**
 * Makes a picture anew of bytes that somebody else wrote: upright, no larger than it is ever shown, and without what
 * else its file says, such as where it was taken. What is no picture does not survive that, nor what is one and
 * something else at once. ADM-135
 * @throws ShopError `invalid-input` on `body`, with the reason
 */
export async function remakePicture(bytes: Uint8Array): Promise<RemadePicture> {
  // A drawing can contain scripts and name other files: no library may look into one that it is not made for.
  if (!beginsAsPicture(bytes)) throw refusal();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refusal(cause);
    });
  if (format === undefined || !formats.has(format)) throw refusal();
  if (width * height > MAX_PIXELS)
    throw new ShopError('invalid-input', { field: 'body', reason: msg('picture.too_many_pixels') });
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refusal(cause);
    });
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { bytes: data, sha256, mime: 'image/webp', width: info.width, height: info.height };
}

const refusal = (cause?: unknown) =>
  new ShopError('invalid-input', { field: 'body', reason: msg('picture.unreadable'), cause });

function beginsAsPicture(bytes: Uint8Array): boolean {
  return beginnings.some((beginning) =>
    [...beginning].every((letter, at) => letter === '?' || bytes[at] === letter.charCodeAt(0)),
  );
}
