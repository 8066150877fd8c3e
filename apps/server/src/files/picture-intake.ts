import { join } from 'node:path';
import type { PicturePort } from '@stoa/admin-api';
import { MOST_PICTURE_BYTES } from '@stoa/admin-contract';
import { createFairQueue } from '@stoa/commerce';
import { msg, ShopError } from '@stoa/domain';
import type { FastifyRequest } from 'fastify';
import { waitingLonger } from '../http/patience.ts';
import type { Pictures } from './pictures.ts';
import { withSentBytes } from './sent-bytes.ts';

/** Each takes up to some hundreds of megabytes, and one of the four threads of Node's pool. */
const REMADE_AT_ONCE = 2;

/** Of one shop, sent or waiting; each is on the disk as it was sent. */
const PLACES_OF_A_SHOP = 50;

/** How long a picture may take to arrive, in milliseconds: the largest by a poor connection beside two others. */
const PATIENCE = 300_000;

const tooLarge = () =>
  new ShopError('payload-too-large', { field: 'body', reason: msg('picture.too_large') });

/** How a request is given the pictures of the back office. */
export type PictureIntake = (request: FastifyRequest) => PicturePort;

/**
 * Makes what takes pictures that are sent: they wait on the disk, in a folder of the data folder, and a few are made
 * anew at once, shops in turn. ADM-135
 */
export function pictureIntake(dataFolder: string, pictures: Pictures): PictureIntake {
  const folder = join(dataFolder, 'incoming');
  const queue = createFairQueue({ atOnce: REMADE_AT_ONCE, places: PLACES_OF_A_SHOP, retryAfter: 5 });
  return (request) => ({
    async remake(shopId, sent) {
      const place = queue.enter(shopId);
      try {
        const limits = {
          folder,
          bytes: MOST_PICTURE_BYTES,
          tooLarge: tooLarge(),
          signal: AbortSignal.timeout(PATIENCE),
        };
        return await waitingLonger(request.raw.socket, () =>
          withSentBytes(sent, limits, (read) =>
            place.run(async () => {
              // Loaded on first use, because most processes make no pictures.
              const { remakePicture } = await import('./remake-picture.ts');
              return remakePicture(await read());
            }),
          ),
        );
      } finally {
        place.leave();
      }
    },
    keep: (shopCode, name, bytes) => pictures.putMaster(shopCode, name, bytes),
  });
}
