import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Not by the package's face: the document is made without the server.
import { openApiDocument } from '../../packages/admin-api/src/openapi/document.ts';
import { projectFolder } from '../launch/project.mjs';
import type { ApiDocument } from './api-document.ts';

/** The document of the contract as it was last released. */
export const RELEASED = 'packages/admin-contract/released.openapi.json';

export const readReleased = (): ApiDocument =>
  JSON.parse(readFileSync(join(projectFolder, RELEASED), 'utf8'));

/** Makes the document of the contract as it is, as whoever asks for it reads it. */
export const presentDocument = async (): Promise<ApiDocument> =>
  JSON.parse(JSON.stringify(await openApiDocument()));

export const writeReleased = (document: ApiDocument): void =>
  writeFileSync(join(projectFolder, RELEASED), `${JSON.stringify(document, null, 2)}\n`);
