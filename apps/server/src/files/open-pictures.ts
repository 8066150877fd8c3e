import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Pictures } from './pictures.ts';

/** Opens the pictures in a data folder, which is made ready for them. */
export function openPictures(dataFolder: string): Pictures {
  const location = join(dataFolder, 'files');
  mkdirSync(location, { recursive: true });
  return new Pictures(new Disk(new FSDriver({ location, visibility: 'private' })));
}
