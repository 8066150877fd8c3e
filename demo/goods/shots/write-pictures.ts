/** Writes `pictures.json`, the list the photographs are made from: `node demo/goods/shots/write-pictures.ts`. */
import { writeFileSync } from 'node:fs';
import { shots } from './index.ts';
import { pictureList } from './picture-list.ts';

writeFileSync(new URL('../pictures.json', import.meta.url), pictureList(shots));
