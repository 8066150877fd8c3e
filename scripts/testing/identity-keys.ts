import { productSources } from './sources.ts';

const WHO = '(?:e?mail|nick_?name)';

/** Ways to compare addresses and nick names that are not their stored key. */
const OTHER_WAYS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:lower|upper)\([^()]*${WHO}[^()]*\)`, 'gi'),
  new RegExp(
    String.raw`${WHO}\w*["')}]*(?:\.(?:trim|normalize)\([^()]*\))*\.to(?:Locale)?(?:Lower|Upper)Case\(`,
    'gi',
  ),
  new RegExp(String.raw`${WHO}\w*["')}]*,?\s+(?:not\s+)?ilike\b|\bilike\([^()]*${WHO}`, 'gi'),
  /\b(?:eq|ne|inArray)\(\s*\w+\.(?:email|nickName)\b/g,
  /\bcitext\b/gi,
];

/** Returns where a source compares addresses or nick names by other means than their key. */
export const comparesOtherwise = (source: string): string[] =>
  OTHER_WAYS.flatMap((way) => [...source.matchAll(way)].map(([text]) => text));

/** Migrations from before there were keys. */
const BEFORE_KEYS = /\/migrations\/(?:00[01]\d|002[0-6])_/;

/** Returns what of the product's sources below `root` compares otherwise, by file. */
export function otherwiseCompared(root: string): ReadonlyMap<string, readonly string[]> {
  const found = [...productSources(root)]
    .filter(([file]) => !BEFORE_KEYS.test(file))
    .map(([file, text]) => [file, comparesOtherwise(text)] as const);
  return new Map(found.filter(([, ways]) => ways.length > 0));
}
