import { readFiles, type ShopContext } from '@stoa/commerce';
import { atOnce } from '../at-once.ts';
import { fileAtAddress, importedFileName } from './picture-address.ts';

/** A picture among the shop's files. Pixels of the master. */
export interface KnownPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Of the film whose poster it is, where that was asked for just now. */
  readonly title?: string;
}

/** Why a picture could not be had, in words for the report. */
export interface UnreachablePicture {
  readonly unreachable: string;
}

/**
 * Fetches a picture from elsewhere, or the poster of the film at an address, and keeps it among the shop's files under
 * the name given. Never throws.
 */
export type PictureFetcher = (src: string, file: string) => Promise<KnownPicture | UnreachablePicture>;

/** The pictures named in a part of a file, as far as they could be fetched. */
export interface PictureBook {
  /** One of the shop's own files. */
  known(file: string): KnownPicture | undefined;
  /** Returns the picture of a foreign address. */
  at(src: string): KnownPicture | undefined;
  /** Why an address has no picture. */
  unreachable(src: string): string | undefined;
}

export interface WantedPictures {
  readonly files: readonly string[];
  readonly srcs: readonly string[];
}

export const noPictures: PictureBook = {
  known: () => undefined,
  at: () => undefined,
  unreachable: () => undefined,
};

/** Looks up what the shop has, by one statement, and fetches the rest, a few at a time. */
export async function openPictureBook(
  ctx: ShopContext,
  wanted: WantedPictures,
  fetcher: PictureFetcher,
): Promise<PictureBook> {
  const names = new Map([...new Set(wanted.srcs)].map((src) => [src, importedFileName(src)]));
  const files = await readFiles(ctx, [...new Set([...wanted.files, ...names.values()])]);
  const known = new Map(
    files.map(({ name, width, height }): [string, KnownPicture] => [name, { file: name, width, height }]),
  );
  const unreachable = new Map<string, string>();
  const missing = [...names].filter(([, name]) => !known.has(name));
  await atOnce(missing, 6, async ([src, name]) => {
    const got = await fetcher(src, name);
    if ('unreachable' in got) unreachable.set(src, got.unreachable);
    else known.set(name, got);
  });
  return {
    known: (file) => known.get(file),
    at: (src) => known.get(names.get(src) ?? ''),
    unreachable: (src) => unreachable.get(src),
  };
}

/** Sorts addresses into files of the shop, by name, and addresses to fetch. */
export function wantedPictures(ctx: ShopContext, addresses: readonly string[]): WantedPictures {
  const asked = [...new Set(addresses)].filter((address) => address !== '');
  const own = new Map(asked.map((address) => [address, fileAtAddress(ctx.shop, address)]));
  return {
    files: asked.flatMap((address) => own.get(address) ?? []),
    srcs: asked.filter((address) => own.get(address) === undefined),
  };
}
