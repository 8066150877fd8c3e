import { adminRouter } from '../router.ts';
import { callerOf } from './caller.ts';

/** Calls the procedures of the back office. */
export const callProcedure = callerOf(adminRouter);
