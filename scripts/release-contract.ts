import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { narrowings } from './contract/narrowings.ts';
import { presentDocument, RELEASED, readReleased, writeReleased } from './contract/released.ts';
import { projectFolder } from './launch/project.mjs';

/**
 * `npm run release:contract`: writes the document of the back office's contract as the released one, which later ones
 * may neither take from nor narrow (ADM-901). One that does so itself is refused, with what it narrows.
 */
const document = await presentDocument();
const narrowed = existsSync(join(projectFolder, RELEASED)) ? narrowings(readReleased(), document) : [];
if (narrowed.length > 0) {
  console.error(`Nothing was written: the contract takes from what was released, or narrows it.`);
  for (const one of narrowed) console.error(`  ${one}`);
  process.exitCode = 1;
} else {
  writeReleased(document);
  console.log(`The contract of now stands in ${RELEASED} as the released one.`);
}
