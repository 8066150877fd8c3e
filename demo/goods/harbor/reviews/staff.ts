import type { Review } from '../../types.ts';

type Reply = NonNullable<Review['reply']>;

/** Answers of the people who run the shop. */
export const ada = (content: string): Reply => ({ firstName: 'Ada', lastName: 'Quill', content });
export const tom = (content: string): Reply => ({ firstName: 'Tom', lastName: 'Harlow', content });
