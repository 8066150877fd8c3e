import { z } from 'zod';
import { ofShop } from '../parts/fields.ts';
import { procedure } from '../parts/procedure.ts';

/** The largest picture that is taken. Bytes. ADM-135 */
export const MOST_PICTURE_BYTES = 10_000_000;

/** A picture of the shop, as it is kept: re-encoded, without what a camera wrote into it. */
export const storedPicture = z.object({
  file: z.string().describe('Its name, by which products show it.'),
  width: z.int().describe('Pixels.'),
  height: z.int().describe('Pixels.'),
});
export type StoredPicture = z.output<typeof storedPicture>;

/** A body that is read while it arrives. */
const pictureBytes = z
  .custom<AsyncIterable<Uint8Array>>(
    (sent) => typeof sent === 'object' && sent !== null && Symbol.asyncIterator in sent,
  )
  .meta({ contentMediaType: 'image/*' });

/** Pictures that are sent to a shop. ADM-135 */
export const filesContract = {
  upload: procedure({
    by: 'role',
    scope: 'catalog:write',
    orScope: 'content:write',
    verb: 'file.register',
    refuses: [408],
    body: 'file',
  })
    .route({
      method: 'POST',
      path: '/shops/{shop}/pictures',
      tags: ['Pictures'],
      summary: 'Send a picture',
      description: `The body is the picture itself: JPEG, PNG, WebP, GIF, AVIF or TIFF, or HEIC where the server can read it, of at most ${MOST_PICTURE_BYTES.toLocaleString('en')} bytes and 50 million pixels. Its content says what it is; \`application/octet-stream\` is taken, too. It is kept upright and without what its file says beside, such as where it was taken. What has the same content as one that the shop has is that one. ADM-135`,
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .input(
      z.object({
        params: ofShop({}),
        query: z.strictObject({
          name: z.string().min(1).max(255).describe('The name of the file, of which its name here is made.'),
        }),
        body: pictureBytes,
      }),
    )
    .output(storedPicture),
};
