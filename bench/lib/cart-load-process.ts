import { runCartLoad } from './cart-load.ts';
import { answerCalls } from './own-process.ts';

/** Buyers in a process of their own, so that they take no time of the server they ask. */
answerCalls(runCartLoad);
