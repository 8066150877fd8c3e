import { z } from 'zod';

/** A sum of money; `currency` beside it says which. */
export const amount = z.int().describe('Minor units of `currency`.');
export const currency = z.string().describe('ISO 4217.');
