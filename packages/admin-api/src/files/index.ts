import { upload } from './upload.ts';

export const fileProcedures = { upload };
