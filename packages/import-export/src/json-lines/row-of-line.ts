import type { ProductRecord, ProductWrite } from '@stoa/commerce/catalogue';
import { readVideo, videoAddress } from '@stoa/domain';
import type { PictureBook } from '../pictures/picture-book.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns a product line as an import row: absent fields keep their values, or are blank where the product is new.
 */
export function rowOfLine(slug: string, given: JsonObject, pictures: PictureBook): ProductWrite {
  return {
    key: { slug },
    merge(stored) {
      const kind = given.classCode ?? stored?.classCode ?? 'simple';
      const base: JsonObject = stored ?? {};
      const media = mediaOf(given.media, stored?.media ?? [], pictures);
      return {
        record: {
          ...base,
          ...given,
          classCode: kind,
          slug: stored?.slug ?? slug,
          ...(given.media !== undefined && { media }),
          ...(given.stock !== undefined && { stock: stockOf(given.stock, base.stock) }),
          ...(kind === 'variable_product' &&
            given.variations !== undefined && { variations: variationsOf(given, stored, pictures) }),
        },
      };
    },
  };
}

const stockOf = (given: unknown, stored: unknown): unknown =>
  isObject(given) && isObject(stored) ? { ...stored, ...given } : given;

function variationsOf(given: JsonObject, stored: ProductRecord | undefined, pictures: PictureBook): unknown {
  if (!Array.isArray(given.variations)) return given.variations;
  const known = stored?.classCode === 'variable_product' ? stored.variations : [];
  return given.variations.map((one: unknown) => {
    if (!isObject(one)) return one;
    const old = known.find(({ sku }) => sku === one.sku);
    return {
      ...old,
      ...one,
      ...(one.media !== undefined && { media: mediaOf(one.media, old?.media ?? [], pictures) }),
      ...(one.stock !== undefined && { stock: stockOf(one.stock, old?.stock) }),
    };
  });
}

/**
 * Pictures by the name of a file the shop has, else by the address they can be had from; those that can't be had
 * are left out, but never take away what is there.
 */
function mediaOf(given: unknown, stored: ProductRecord['media'], pictures: PictureBook): unknown {
  if (!Array.isArray(given)) return given;
  const media = given.flatMap((one: unknown) => {
    if (!isObject(one)) return [one];
    const { src: _, ...fields } = one;
    const { file, src } = placeOf(one);
    const own = stored.find((known) => known.file === file);
    if (own) return [{ kind: 'image', width: own.width, height: own.height, ...fields }];
    const film = stored.find((known) => isSameFilm(known, one));
    if (film) return [{ ...film, ...fields }];
    const found = pictures.known(file) ?? pictures.at(src);
    if (!found) return [];
    const { title = '', ...picture } = found;
    return [{ kind: 'image', alt: title, ...fields, ...picture }];
  });
  return given.length > 0 && media.length === 0 ? stored : media;
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

interface PicturePlace {
  readonly file: string;
  readonly src: string;
}

/** Finds the address of a picture; a film's poster is looked up at its provider where the line names none. API-045 */
function placeOf({ file, src, video }: JsonObject): PicturePlace {
  const named = { file: textOr(file, ''), src: textOr(src, '') };
  return named.file + named.src === '' ? { file: '', src: filmAddress(video) } : named;
}

/** Tells whether the stored film is the one of the line, which names no poster of its own. */
function isSameFilm({ video }: { readonly video?: string }, given: JsonObject): boolean {
  return video !== undefined && given.file === undefined && video === filmAddress(given.video);
}

function filmAddress(video: unknown): string {
  const film = readVideo(textOr(video, ''));
  return film ? videoAddress(film) : '';
}

/** Returns the pictures a line speaks of, its own and its variations'. */
export function picturesOfLine(given: JsonObject): readonly PicturePlace[] {
  const holders = [given, ...listOf(given.variations)].filter(isObject);
  return holders
    .flatMap((holder) => listOf(holder.media))
    .filter(isObject)
    .map(placeOf);
}
