import { adjust } from './adjust.ts';
import { count } from './count.ts';
import { keep } from './keep.ts';
import { setRules } from './set-rules.ts';

export const stockProcedures = { adjust, count, setRules, keep };
