import { storePicture } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

/** Takes a picture that is sent to a shop. ADM-135 */
export const upload = forRole.files.upload.handler(async ({ input, context }) => {
  const { shop, pictures } = context;
  const { name, width, height } = await storePicture(shop, input.query.name, {
    remake: () => pictures.remake(shop.shop.id, input.body),
    keep: (file, bytes) => pictures.keep(shop.shop.code, file, bytes),
  });
  return { file: name, width, height };
});
