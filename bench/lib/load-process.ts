import { runLoad } from './load.ts';
import { answerCalls } from './own-process.ts';

/** The load generator: in a process of its own, so that it takes no time of the server it asks. */
answerCalls(runLoad);
