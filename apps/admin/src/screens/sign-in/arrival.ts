import { z } from 'zod';

const arrival = z.object({ email: z.string().default(''), message: z.string().optional() });

/** What a screen that leads to sign in hands over: an address to fill in, and what was done before. */
export type Arrival = z.input<typeof arrival>;

/** Reads it from the state of the history, in which anything may be. */
export const readArrival = (state: unknown): z.output<typeof arrival> =>
  arrival.safeParse(state).data ?? { email: '' };
