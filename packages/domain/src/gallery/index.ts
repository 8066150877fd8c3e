export { type GalleryAction, type GalleryMode, galleryMode } from './mode.ts';
export { nextPicture, SWIPE_PIXELS, swipeStep } from './swipe.ts';
export { playerAddress, readVideo, type Video, videoIssue } from './video.ts';
export { type Box, type Point, pan, pinch, unzoomed, ZOOM_RATIO, type Zoom, zoomTo } from './zoom.ts';
