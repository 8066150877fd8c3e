import type { ReviewsBySlug } from '../../types.ts';
import { tableReviews } from './table.ts';

export const harborReviews: ReviewsBySlug = { ...tableReviews };
