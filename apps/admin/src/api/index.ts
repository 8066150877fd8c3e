export { api, queries } from './client.ts';
export { isSessionEnd, problemOf } from './problem.ts';
export { makeQueryClient } from './query-client.ts';
