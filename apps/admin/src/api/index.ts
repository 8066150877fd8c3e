export { api, queries } from './client.ts';
export { isAbsent, isSessionEnd, problemError, problemOf } from './problem.ts';
export { makeQueryClient } from './query-client.ts';
export { rereadOnConflict, rereadOnRefusal } from './reread-on-conflict.ts';
export { sendPicture } from './send-picture.ts';
export { showAnswer } from './show-answer.ts';
