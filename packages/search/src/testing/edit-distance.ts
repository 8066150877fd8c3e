import { EditDistanceTable } from '../text/edit-distance.ts';

/** Returns the distance between two words. */
export function editDistance(word: string, other: string): number {
  const table = new EditDistanceTable(word);
  for (let at = 0; at < other.length; at++) table.setCharacter(at, other.charCodeAt(at));
  return table.distance(other.length);
}
