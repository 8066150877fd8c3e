import { writeBackup } from '../backup/write-backup.ts';
import { readFolder, tellPart } from './backup/command.ts';
import { withPlace } from './with-database.ts';

const folder = readFolder(`npm run backup -- FOLDER
Writes the database, the files and, unless it is set by STOA_SECRET, the secret to a new folder. Servers may go on meanwhile.`);

if (folder !== undefined) {
  await withPlace(async (place) => {
    const hasSecret = await writeBackup(place, folder, tellPart);
    console.log(`Backed up to ${folder}`);
    console.log(
      hasSecret
        ? 'The secret is in it: whoever can read the backup can read everything.'
        : 'STOA_SECRET is not in it: keep it elsewhere, for without it the secrets in the backup can’t be opened.',
    );
  });
}
