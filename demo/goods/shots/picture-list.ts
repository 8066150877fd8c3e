import type { Shot } from './shot.ts';

/** Returns the text of `pictures.json`: one picture a line, so that a change is one line of a diff. */
export function pictureList(shots: readonly (readonly [string, Shot])[]): string {
  const lines = shots.map(([name, shot]) => `  ${JSON.stringify({ file: `${name}.webp`, ...shot })}`);
  return `[\n${lines.join(',\n')}\n]\n`;
}
