/** How the pictures of a product are looked at. PDP-009 */
export type GalleryMode = 'normal' | 'desktop-zoom' | 'fullscreen' | 'mobile-zoom';

/**
 * An action of the visitor: pointing at the picture with a mouse, opening the large view, or leaving the current
 * mode.
 */
export type GalleryAction = 'point' | 'open' | 'open-by-touch' | 'leave';

/**
 * Returns the mode after an action. Pointing does nothing in a large view; leaving any mode returns to normal.
 * PDP-009, PDP-010
 */
export function galleryMode(mode: GalleryMode, action: GalleryAction): GalleryMode {
  if (action === 'leave') return 'normal';
  if (action === 'open') return 'fullscreen';
  if (action === 'open-by-touch') return 'mobile-zoom';
  return mode === 'normal' ? 'desktop-zoom' : mode;
}
