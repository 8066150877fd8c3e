import { adjust } from './adjust.ts';
import { count } from './count.ts';
import { keep } from './keep.ts';
import { listMovements } from './list-movements.ts';
import { setRules } from './set-rules.ts';

export const stockProcedures = { movements: listMovements, adjust, count, setRules, keep };
