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

/** Pictures that are sent to a shop. ADM-135 */
export const filesContract = {
  upload: procedure({ by: 'role', scope: 'catalog:write', verb: 'file.register' })
    .route({
      method: 'POST',
      path: '/shops/{shop}/pictures',
      tags: ['Pictures'],
      summary: 'Send a picture',
      description: `The body is the picture itself: JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF of at most ${MOST_PICTURE_BYTES.toLocaleString('en')} bytes and 50 million pixels. What has the same content as one that the shop has is that one. ADM-135`,
      successStatus: 201,
    })
    .input(
      ofShop({
        name: z.string().min(1).max(255).describe('The name of the file, of which its name here is made.'),
        picture: z.instanceof(Blob).meta({ contentMediaType: 'image/*' }),
      }),
    )
    .output(storedPicture),
};
