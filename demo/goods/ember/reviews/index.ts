import type { ReviewsBySlug } from '../../types.ts';

export const emberReviews: ReviewsBySlug = {};
