import { openBackup, restoreBackup } from '../backup/restore-backup.ts';
import { readFolder, tellPart } from './backup/command.ts';
import { inTurn, withPlaceAlone } from './with-database.ts';

const folder = readFolder(`npm run restore -- FOLDER
Restores a backup into an empty database and a data folder without files. No server may run on them.`);

if (folder !== undefined) {
  const backup = await openBackup(folder);
  await withPlaceAlone(async (place) => {
    await inTurn(place.url, () => restoreBackup(backup, place, tellPart));
    console.log(`Restored ${folder}, as it was at ${backup.manifest.takenAt}`);
  });
}
