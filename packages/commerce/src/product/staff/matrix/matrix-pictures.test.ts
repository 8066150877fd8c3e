import { beforeEach, describe, expect, it } from 'vitest';
import { registerFile } from '../../../content/index.ts';
import { type Cushion, matrixWork } from '../../../testing/matrix.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { changeVariation, editProduct, readVariationForStaff } from '../../index.ts';

const { sale } = saleForEachTest();
const { cushion, entries } = matrixWork(sale);

const file = (name: string) => ({
  name,
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  bytes: 9,
  width: 40,
  height: 30,
});

let made: Cushion;
beforeEach(async () => {
  made = await cushion();
  for (const name of ['front.jpg', 'back.jpg', 'side.jpg']) await registerFile(sale.system, file(name));
  const media = [{ file: 'front.jpg', alt: 'From the front', width: 4, height: 3 }];
  await editProduct(sale.system, { productId: made.productId, revision: 1, media });
});
const mediaOf = async (color: string) =>
  (
    await readVariationForStaff(sale.system, { productId: made.productId, variationId: made.id(color) })
  ).media.map(({ file: name, kind, alt }) => ({ file: name, kind, alt }));
const image = (name: string, alt: string) => ({ file: name, kind: 'image', alt });
const film = { file: 'back.jpg', kind: 'video', video: 'https://vimeo.com/1', alt: 'A film' } as const;

/** Gives red pictures of its own; it is of revision 2 then. */
const giveRed = (...media: { file: string; kind?: 'image' | 'video'; video?: string; alt: string }[]) =>
  changeVariation(sale.system, {
    productId: made.productId,
    variationId: made.id('red'),
    revision: 1,
    media,
  });

describe('the picture of variations in the matrix', () => {
  it('is a file of the shop, with the alt text of the product where that shows it, and is in the audit log [ADM-018, ADM-114]', async () => {
    const told = await made.change({ red: { picture: 'front.jpg' }, blue: { picture: 'back.jpg' } });
    expect(told.map(({ picture }) => picture)).toEqual([
      { file: 'front.jpg', alt: 'From the front' },
      { file: 'back.jpg', alt: '' },
    ]);
    const { media } = await readVariationForStaff(sale.system, {
      productId: made.productId,
      variationId: made.id('blue'),
    });
    expect(media).toMatchObject([{ width: 40, height: 30 }]);
    expect((await entries())[1]).toMatchObject({
      entityId: made.id('blue'),
      changes: [{ path: ['media'], before: [], after: [{ file: 'back.jpg' }] }],
    });
  });

  it('stands first, and the others follow without it twice; its own alt text stays [ADM-114]', async () => {
    await giveRed(film, { file: 'side.jpg', alt: 'Side' }, { file: 'back.jpg', alt: 'Back' });
    await made.change({ red: { revision: 2, picture: 'back.jpg' } });
    expect(await mediaOf('red')).toEqual([
      image('back.jpg', 'Back'),
      { file: 'back.jpg', kind: 'video', alt: 'A film' },
      image('side.jpg', 'Side'),
    ]);
  });

  it('is left where it is the first already, and is none where none is wanted [ADM-114]', async () => {
    await giveRed({ file: 'side.jpg', alt: 'Side' }, film);
    expect(await made.change({ red: { revision: 2, picture: 'side.jpg' } })).toMatchObject([{ revision: 2 }]);
    expect(await made.change({ red: { revision: 2, picture: null } })).toMatchObject([
      { revision: 3, picture: null },
    ]);
    expect(await mediaOf('red')).toEqual([]);
  });

  it('may be one that another variation shows, though the shop has no such file any more', async () => {
    const media = [{ file: 'gone.jpg', alt: 'Gone', width: 7, height: 5 }];
    const variations = [{ sku: 'c-red', media }, { sku: 'c-blue' }, { sku: 'c-green' }];
    await editProduct(sale.system, { productId: made.productId, revision: 2, variations });
    await made.change({ blue: { picture: 'gone.jpg' } });
    expect(await mediaOf('blue')).toEqual([image('gone.jpg', '')]);
  });

  it('is refused beyond fifty of them', async () => {
    const films = Array.from({ length: 50 }, (_, at) => ({ ...film, video: `https://vimeo.com/${at + 1}` }));
    await giveRed(...films);
    await expect(made.change({ red: { revision: 2, picture: 'side.jpg' } })).rejects.toMatchObject({
      code: 'invalid-input',
      issues: [{ field: 'changes.0.picture', message: { code: 'input.max_entries' } }],
    });
  });

  it('that others made another meanwhile is told by its file; other pictures beside it stay [ADM-907]', async () => {
    await giveRed({ file: 'side.jpg', alt: 'Side' }, { file: 'back.jpg', alt: 'Back' });
    const late = made.change({ red: { picture: 'front.jpg' }, blue: { picture: 'front.jpg' } });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      params: { fields: 'changes.0.picture' },
      present: { 'changes.0.picture': 'side.jpg' },
    });
    await changeVariation(sale.system, {
      productId: made.productId,
      variationId: made.id('red'),
      revision: 2,
      media: [{ file: 'side.jpg', alt: 'Side' }],
    });
    await made.change({ red: { revision: 2, picture: 'front.jpg' } });
    expect(await mediaOf('red')).toEqual([image('front.jpg', 'From the front'), image('side.jpg', 'Side')]);
  });
});
