/** How the pictures of a product are looked at. PDP-009 */
export type GalleryMode = 'normal' | 'desktop-zoom' | 'fullscreen' | 'mobile-zoom';

/** What a visitor does: points at the picture with a mouse, opens the large view, or leaves what they are in. */
export type GalleryAction = 'point' | 'open' | 'open-by-touch' | 'leave';

/**
 * Returns the mode after an action. Large views hide what is below them, so that pointing does nothing there; leaving
 * any mode brings back to normal. PDP-009, PDP-010
 */
export function galleryMode(mode: GalleryMode, action: GalleryAction): GalleryMode {
  if (action === 'leave') return 'normal';
  if (action === 'open') return 'fullscreen';
  if (action === 'open-by-touch') return 'mobile-zoom';
  return mode === 'normal' ? 'desktop-zoom' : mode;
}
