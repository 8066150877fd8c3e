import { readFileSync } from 'node:fs';

/** A phrase as it was typed, with the products that fit it. */
export interface Judgement {
  readonly phrase: string;
  /** By slug, from 1 (acceptable) to 3 (exactly what was asked). Empty where nothing fits. */
  readonly grades: ReadonlyMap<string, number>;
  /** What the phrase tries, such as a synonym or a misspelling. */
  readonly kind: string;
}

/**
 * Reads the judgements of one catalogue; see `judgements/README.md`. @throws Error that names a line that is broken
 */
export function readJudgements(catalogue: string): Judgement[] {
  const file = new URL(`judgements/${catalogue}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, at) => {
    const [phrase, products, kind] = line.split('\t');
    if (phrase === undefined || products === undefined || kind === undefined) {
      throw new Error(`${catalogue}.tsv, line ${at + 2}: three columns are wanted`);
    }
    return { phrase, grades: new Map(products.split(' ').filter(Boolean).map(readGrade)), kind };
  });
}

function readGrade(graded: string): [string, number] {
  const at = graded.lastIndexOf(':');
  const grade = Number(graded.slice(at + 1));
  if (![1, 2, 3].includes(grade)) throw new Error(`${graded} has no grade from 1 to 3`);
  return [graded.slice(0, at), grade];
}
