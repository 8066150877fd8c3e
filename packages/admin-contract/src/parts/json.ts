import { z } from 'zod';

/** Whatever JSON can say. */
export const jsonValue = z.json();
