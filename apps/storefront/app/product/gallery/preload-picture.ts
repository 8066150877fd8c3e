import { type PictureSource, srcSet } from '@stoa/ui';
import { preload } from 'react-dom';

/**
 * Names the main picture in the head of the page, so that it is asked for before the page has been read so far.
 * Browsers that know no AVIF take no notice.
 */
export function preloadPicture(picture: PictureSource, sizes: string): void {
  preload(`${picture.medium}.avif`, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
  });
}
