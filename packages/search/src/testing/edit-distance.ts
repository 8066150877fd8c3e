import { EditDistanceTable } from '../text/edit-distance.ts';

/** Returns the distance between two words; where it is beyond `maxDistance`, any number beyond. */
export function editDistance(
  word: string,
  other: string,
  maxDistance = Math.max(word.length, other.length),
): number {
  const table = new EditDistanceTable(word, maxDistance);
  for (let at = 0; at < other.length; at++) table.setCharacter(at, other.charCodeAt(at));
  return table.distance(other.length);
}
