import { answerCalls } from './own-process.ts';
import { runPacedLoad } from './paced-load.ts';

/** Visitors in a process of their own: what they cost disturbs neither the server nor those of another shop. */
answerCalls(runPacedLoad);
