import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { remakePicture } from './remake-picture.ts';
import { hollowPng, noPictures, red } from './testing-pictures.ts';

const refused = await noPictures();

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'of the format %s is made anew, in one format and known by its content',
    async (format) => {
      const made = await remakePicture(await red().toFormat(format).toBuffer());
      expect(made).toMatchObject({ mime: 'image/webp', width: 40, height: 20 });
      expect(made.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect((await sharp(made.bytes).metadata()).format).toBe('webp');
    },
  );

  it('keeps nothing of what a camera writes into it, such as where it was taken', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1' };
    const sent = await red()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .toBuffer();
    expect(await sharp(sent).metadata()).toMatchObject({
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      icc: expect.any(Buffer),
    });
    const { exif, xmp, icc } = await sharp((await remakePicture(sent)).bytes).metadata();
    expect({ exif, xmp, icc }).toEqual({});
  });

  it('that was taken with the camera on its side stands upright', async () => {
    const sent = await red(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const made = await remakePicture(sent);
    expect(made).toMatchObject({ width: 20, height: 40 });
    expect((await sharp(made.bytes).metadata()).orientation).toBeUndefined();
  });

  it('is no larger than it is ever shown', async () => {
    expect(await remakePicture(await red(5120, 100).png().toBuffer())).toMatchObject({
      width: 2560,
      height: 50,
    });
  });

  it('of the same content is the same, whatever its file says beside', async () => {
    const plain = await remakePicture(await red().png().toBuffer());
    const told = await remakePicture(
      await red()
        .png()
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .toBuffer(),
    );
    expect(told.sha256).toBe(plain.sha256);
  });

  it('loses what follows it in its file', async () => {
    const sent = Buffer.concat([await red().gif().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await remakePicture(sent);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  it.each(Object.entries(refused))('is not %s', async (_what, sent) => {
    await expect(remakePicture(sent)).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'body',
      reason: { code: 'picture.unreadable' },
    });
  });

  it.each([
    [50_000, 1001],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ])('of %i by %i pixels is refused for them, before they are decoded', async (width, height) => {
    const reason = { code: width > 1e6 ? 'picture.unreadable' : 'picture.too_many_pixels' };
    await expect(remakePicture(hollowPng(width, height))).rejects.toMatchObject({
      code: 'invalid-input',
      reason,
    });
  });
});
