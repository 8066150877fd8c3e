import type { Queries } from '@stoa/database';
import { type FieldIssue, msg } from '@stoa/domain';
import type { ShopContext } from '../../../kernel/context.ts';
import { fieldAt } from '../../../kernel/input-issues.ts';
import { MOST_MEDIA } from '../../write/product-fields.ts';
import type { RecordVariation } from '../../write/product-record.ts';
import { filesOfShop, shownFiles } from '../parts/filled-media.ts';
import { readPictures, recordMedia } from '../parts/pictures.ts';
import type { MatrixKey } from './matrix-rows.ts';
import type { PlannedRow } from './planned-rows.ts';

type Media = RecordVariation['media'];
type Picture = Media[number];

/** Pictures of variations by the id of each, or what is wrong with those that are wanted. */
interface OwnMedia {
  readonly media: ReadonlyMap<string, Media>;
  readonly issues: readonly FieldIssue[];
}

/**
 * Returns what the rows shall have for pictures of their own: the one that is wanted, and then what each had, or none. A
 * picture that a row has already keeps its alt text, another has that of the product's picture of the same file. Three
 * statements at most.
 */
export async function ownMedia(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  key: MatrixKey,
  rows: readonly PlannedRow[],
): Promise<OwnMedia> {
  const pictured = rows.filter(({ picture }) => picture !== undefined);
  const wanted = pictured.flatMap(({ picture, media }) =>
    typeof picture === 'string' && !own(media, picture) ? [picture] : [],
  );
  const known = wanted.length === 0 ? new Map<string, Picture>() : await knownPictures(tx, ctx, key, wanted);
  const media = new Map<string, Media>();
  const issues: FieldIssue[] = [];
  for (const row of pictured) {
    const { picture: file = null, at } = row;
    const field = `${at}.picture`;
    const first = file === null ? undefined : (own(row.media, file) ?? known.get(file));
    if (file !== null && !first) issues.push({ field, message: msg('catalogue.unknown_file', { file }) });
    const whole = first ? [first, ...row.media.filter((one) => !isPictureOf(one, first.file))] : [];
    if (whole.length > MOST_MEDIA) {
      issues.push({ field, message: msg('input.max_entries', { ...fieldAt(['picture']), n: MOST_MEDIA }) });
    }
    media.set(row.change.id, whole);
  }
  return { media, issues };
}

const isPictureOf = ({ kind, file }: Picture, name: string): boolean => kind === 'image' && file === name;
const own = (media: Media, name: string): Picture | undefined => media.find((one) => isPictureOf(one, name));

/** Returns pictures of the product, and of files of the shop or of what another variation shows, by their names. */
async function knownPictures(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  { sellerId, productId }: MatrixKey,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const ofProduct = recordMedia(await readPictures(tx, sellerId, productId));
  const known = new Map(
    ofProduct.filter(({ kind }) => kind === 'image').map((one) => [one.file, one] as const),
  );
  for (const find of [
    (names: string[]) => filesOfShop(tx, shop.id, names),
    // All variations are looked through, for a file that is known no more.
    (names: string[]) => shownFiles(tx, { sellerId, productId }, names),
  ]) {
    const missing = [...new Set(wanted)].filter((name) => !known.has(name));
    if (missing.length === 0) break;
    for (const one of await find(missing)) {
      if (!known.has(one.file)) known.set(one.file, { ...one, kind: 'image', alt: '' });
    }
  }
  return known;
}
