import { cardOf } from '../listing/testing.ts';
import type { Answer } from './ask-suggestions.ts';

export const categoryOf = (slug: string) => ({ key: slug, slug, name: slug.toUpperCase(), doc_count: 3 });

/** What was suggested for "mug": a mug, in one category. */
export const answerOf = (over: Partial<Answer> = {}): Answer => ({
  keyword: 'mug',
  products: [cardOf()],
  categories: [categoryOf('mugs')],
  places: [],
  did_you_mean: null,
  total: 1,
  ...over,
});
