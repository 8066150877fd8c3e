import { z } from 'zod';
import type { ReadyNode } from './definition.ts';
import { pictureSetting } from './settings.ts';

const pictured = z.union([
  z.object({ picture: pictureSetting }).transform(({ picture }) => picture),
  z
    .object({ slides: z.tuple([z.object({ picture: pictureSetting })], z.unknown()) })
    .transform(({ slides }) => slides[0].picture),
]);

/** Returns the first picture a merchant has put on a page, which stands for the page where it is shared. */
export function leadPicture(nodes: readonly ReadyNode[]): z.infer<typeof pictureSetting> | undefined {
  for (const { settings, children } of nodes) {
    const found = pictured.safeParse(settings).data ?? leadPicture(children);
    if (found) return found;
  }
  return undefined;
}
