import { describe, expect, it } from 'vitest';
import { readJudgements } from './read-judgements.ts';
import { scoreResults } from './score.ts';

const judgement = (grades: Readonly<Record<string, number>>) => ({
  phrase: 'mug',
  grades: new Map(Object.entries(grades)),
  kind: 'type',
});

describe('the score of a search', () => {
  it('is 1 for the best order, and less the further down the best stands', () => {
    const judged = judgement({ exact: 3, good: 2, near: 1 });
    const ndcg = (...found: string[]) => scoreResults(judged, found).ndcg;
    expect(ndcg('exact', 'good', 'near')).toBe(1);
    expect(ndcg('good', 'exact', 'near')).toBeLessThan(1);
    expect(ndcg('good', 'near', 'exact')).toBeLessThan(ndcg('good', 'exact', 'near'));
    // (2³ - 1) at the second place, of 7 + 3 / log2(3) + 1 / 2.
    expect(ndcg('other', 'exact')).toBeCloseTo(7 / Math.log2(3) / (7 + 3 / Math.log2(3) + 0.5));
    expect(ndcg()).toBe(0);
  });

  it('takes the best there is for right where nothing is what was asked for', () => {
    expect(scoreResults(judgement({ near: 1 }), ['near']).isRightAmongFirst).toBe(true);
    expect(scoreResults(judgement({ good: 2, near: 1 }), ['near']).isRightAmongFirst).toBe(false);
    const fifth = ['a', 'b', 'c', 'd', 'good'];
    expect(scoreResults(judgement({ good: 2 }), fifth)).toMatchObject({
      isRightAmongFirst: false,
      isStranded: false,
    });
    expect(scoreResults(judgement({ good: 2 }), []).isStranded).toBe(true);
  });

  it('finds every judged phrase of the demo shops readable, with products where something fits', () => {
    const judged = ['harbor', 'ember'].flatMap(readJudgements);
    expect(judged.length).toBeGreaterThan(300);
    for (const { grades, kind } of judged) expect(grades.size === 0).toBe(kind === 'nothing');
  });
});
