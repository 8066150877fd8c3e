import { SearchDocument } from '../../packages/contract/src/index.ts';
import { ApiClient } from '../lib/api-client.ts';
import type { JudgedShop } from './judged-shops.ts';
import { type Judgement, readJudgements } from './read-judgements.ts';
import { type Score, scoreResults } from './score.ts';

/** What a search found for a phrase, best first, by slug. */
export interface Answer {
  readonly judgement: Judgement;
  readonly found: readonly string[];
}

/** Asks a shop for each of its phrases through the public contract. */
export async function askPhrases(port: number, { catalogue, host }: JudgedShop): Promise<Answer[]> {
  const client = new ApiClient(port, host, 1);
  try {
    const answers: Answer[] = [];
    for (const judgement of readJudgements(catalogue)) {
      answers.push({ judgement, found: await search(client, judgement.phrase) });
    }
    return answers;
  } finally {
    client.close();
  }
}

/** Asks for one phrase, so that the shop's index is loaded. */
export async function askFirstPhrase(port: number, { catalogue, host }: JudgedShop): Promise<void> {
  const client = new ApiClient(port, host, 1);
  try {
    await search(client, readJudgements(catalogue)[0]?.phrase ?? '');
  } finally {
    client.close();
  }
}

/** Scores of the phrases that something fits. */
export const scoresOf = (answers: readonly Answer[]): Score[] =>
  answers
    .filter(({ judgement }) => judgement.grades.size > 0)
    .map(({ judgement, found }) => scoreResults(judgement, found));

async function search(client: ApiClient, keyword: string): Promise<string[]> {
  const answer = await client.ask<{ searchPliable: { products: { url: string }[] | null } }>({
    query: SearchDocument.toString(),
    // As our search page asks: without an order the answer is the newest first.
    variables: { keyword, params: { order: 'bestmatch' } },
  });
  return (answer.searchPliable.products ?? []).map(({ url }) => url.replace(/^.*\//, ''));
}
