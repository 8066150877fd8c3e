import { readToDo } from './read-to-do.ts';

export const startProcedures = { toDo: readToDo };
