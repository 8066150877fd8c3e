export { api, queries } from './client.ts';
export { isSessionEnd, problemError, problemOf, readProblem } from './problem.ts';
export { makeQueryClient } from './query-client.ts';
