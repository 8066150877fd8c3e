import { z } from 'zod';

/** A file of CSV that is sent while it is made, so that its length does not matter. UTF-8, RFC 4180 */
export const csvFile = z.object({
  headers: z.object({
    'content-type': z.literal('text/csv; charset=utf-8'),
    'content-disposition': z.string().describe('The name under which to save it.'),
  }),
  body: z.instanceof(ReadableStream).meta({ contentMediaType: 'text/csv' }),
});
