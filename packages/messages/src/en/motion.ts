import { texts } from '../texts.ts';

/** The button that stops and starts what moves by itself. */
export const motionText = texts({
  pause: 'Pause',
  play: 'Play',
});
