export { api, queries } from './client.ts';
export { isSessionEnd, problemError, problemOf } from './problem.ts';
export { makeQueryClient } from './query-client.ts';
export { sendPicture } from './send-picture.ts';
