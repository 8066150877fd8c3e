export { type GalleryAction, type GalleryMode, galleryMode } from './mode.ts';
export { nextPicture, SWIPE_PIXELS, swipeStep } from './swipe.ts';
export {
  oembedAddress,
  PLAYER_ORIGINS,
  playerAddress,
  readVideo,
  type Video,
  videoAddress,
} from './video.ts';
export { type Box, type Point, pan, pinch, unzoomed, ZOOM_RATIO, type Zoom, zoomTo } from './zoom.ts';
