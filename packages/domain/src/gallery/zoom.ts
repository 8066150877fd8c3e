/** How many times its size a picture is shown under the magnifier, and at most in the large view. PDP-006 */
export const ZOOM_RATIO = 3;

/** A position in CSS pixels, relative to the centre of the picture's box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A picture drawn `scale` times its size and moved by `x` and `y` from the middle of its box. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** Moves the picture as far as it still covers its box. */
export function pan({ scale, x, y }: Zoom, by: Point, box: Box): Zoom {
  return covering({ scale, x: x + by.x, y: y + by.y }, box);
}

/** Scales the picture around the fixed point `at`; the scale stays between 1 and the zoom ratio. */
export function zoomTo(zoom: Zoom, scale: number, at: Point, box: Box): Zoom {
  const next = Math.min(ZOOM_RATIO, Math.max(1, scale));
  const growth = next / zoom.scale;
  return covering(
    { scale: next, x: at.x - (at.x - zoom.x) * growth, y: at.y - (at.y - zoom.y) * growth },
    box,
  );
}

/** Applies a pinch gesture: two fingers move from one pair of points to another. PDP-007 */
export function pinch(
  zoom: Zoom,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  box: Box,
): Zoom {
  const before = distance(from);
  if (before === 0) return zoom;
  const [start, end] = [middle(from), middle(to)];
  const scaled = zoomTo(zoom, zoom.scale * (distance(to) / before), start, box);
  return pan(scaled, { x: end.x - start.x, y: end.y - start.y }, box);
}

function covering({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const within = (value: number, room: number) => Math.min(room, Math.max(-room, value)) || 0;
  const spare = (scale - 1) / 2;
  return { scale, x: within(x, width * spare), y: within(y, height * spare) };
}

const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
