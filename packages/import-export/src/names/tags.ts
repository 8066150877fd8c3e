/** Tags a product may have, and how long one may be. */
export const MAX_TAGS = 100;
export const MAX_TAG = 255;

/** The different tags of a list, which are parted by commas. */
export const splitTags = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Those of them that a product can have. */
export const fittingTags = (list: string): string[] =>
  splitTags(list)
    .filter((tag) => tag.length <= MAX_TAG)
    .slice(0, MAX_TAGS);
