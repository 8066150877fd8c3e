import type { Figure } from '../lib/figure.ts';
import { type Answer, scoresOf } from './ask-phrases.ts';
import type { Score } from './score.ts';

/** What one catalogue's shop answered to each of its phrases, by both engines. */
export interface CatalogueAnswers {
  readonly catalogue: string;
  readonly ours: readonly Answer[];
  readonly postgres: readonly Answer[];
}

/** A measure over many phrases, with the bar that it is to reach. */
interface Measure {
  readonly name: string;
  readonly of: (scores: readonly Score[]) => number;
  readonly bar: number;
  readonly isAtMost?: true;
}

const mean = (scores: readonly Score[], of: (score: Score) => number): number =>
  scores.reduce((sum, score) => sum + of(score), 0) / scores.length;

const MEASURES: readonly Measure[] = [
  { name: 'NDCG@10', of: (scores) => mean(scores, ({ ndcg }) => ndcg), bar: 0.85 },
  {
    name: 'a right product among the first 4',
    of: (scores) => mean(scores, ({ isRightAmongFirst }) => Number(isRightAmongFirst)),
    bar: 0.95,
  },
  {
    name: 'nothing found though something fits',
    of: (scores) => mean(scores, ({ isStranded }) => Number(isStranded)),
    bar: 0.01,
    isAtMost: true,
  },
];

/** Prints how each catalogue and each kind of phrase fared and which phrases failed; the figures of all together. */
export function reportQuality(answered: readonly CatalogueAnswers[]): Figure[] {
  const ours = answered.flatMap((answers) => scoresOf(answers.ours));
  const postgres = answered.flatMap((answers) => scoresOf(answers.postgres));
  for (const answers of answered) printGroup(answers.catalogue, scoresOf(answers.ours));
  for (const [kind, scores] of byKind(ours)) printGroup(kind, scores);
  for (const { catalogue, ours } of answered) printFailures(catalogue, ours);
  return MEASURES.map((measure) => figureOf(measure, ours, postgres));
}

function figureOf(
  { name, of, bar, isAtMost }: Measure,
  ours: readonly Score[],
  postgres: readonly Score[],
): Figure {
  const value = of(ours);
  const floor = of(postgres);
  return {
    name: `search quality, ${ours.length} phrases: ${name}`,
    ours: value.toFixed(3),
    beside: `PostgreSQL ${floor.toFixed(3)}`,
    ratio: value / floor,
    bar: isAtMost ? `at most ${bar}` : `at least ${bar}`,
    met: isAtMost ? value <= bar : value >= bar,
  };
}

function byKind(scores: readonly Score[]): [string, readonly Score[]][] {
  return [...Map.groupBy(scores, ({ judgement }) => judgement.kind)].sort(([a], [b]) => a.localeCompare(b));
}

function printGroup(name: string, scores: readonly Score[]): void {
  const values = MEASURES.map(({ of }) => of(scores).toFixed(2));
  console.log(`  ${name.padEnd(18)} ${String(scores.length).padStart(4)}  ${values.join('  ')}`);
}

function printFailures(catalogue: string, answers: readonly Answer[]): void {
  const failed = scoresOf(answers).filter(({ isRightAmongFirst }) => !isRightAmongFirst);
  for (const { judgement, isStranded } of failed) {
    console.log(`  ${catalogue}: ${judgement.phrase}${isStranded ? ' (nothing)' : ''}`);
  }
}
