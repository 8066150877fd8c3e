import type { ReviewsBySlug } from '../../types.ts';
import { kitchenReviews } from './kitchen.ts';
import { roomReviews } from './rooms.ts';
import { tableReviews } from './table.ts';

export const harborReviews: ReviewsBySlug = { ...tableReviews, ...kitchenReviews, ...roomReviews };
