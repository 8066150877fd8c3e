import { texts } from '../texts.ts';

/** Words of those parts of a product's page that come when somebody asks for them or scrolls there. */
export const productPartText = texts({
  recentlyViewed: 'Recently Viewed',
  inThisSet: 'In this set',
  quickView: 'Quick View',
  playFilm: 'Play video',
  film: 'Video of {name}',
  zoom: 'Zoom',
  pinchToZoom: 'Pinch to Zoom',
});
