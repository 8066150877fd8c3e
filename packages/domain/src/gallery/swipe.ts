/** A finger must travel farther than this to turn to another picture, in CSS pixels. PDP-011, PDP-012, CONST-017, CONST-529 */
export const SWIPE_PIXELS = 90;

/** Which way a finger that travelled `dx` pixels to the right turns the pictures: to the next, back, or not at all. */
export function swipeStep(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_PIXELS) return 0;
  return dx < 0 ? 1 : -1;
}

/** Returns the picture `step` further, from the last on to the first and back. PDP-013 */
export function nextPicture(shown: number, step: -1 | 1, count: number): number {
  return (shown + step + count) % count;
}
