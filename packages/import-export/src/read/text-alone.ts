import type { Open } from './csv-file.ts';
import { FileFault } from './file-fault.ts';

/** What files are that hold no text, by how they begin. */
const PACKED: readonly (readonly [beginning: readonly number[], sentence: string])[] = [
  [[0x1f, 0x8b], 'The file is packed (gzip): unpack it and import what is in it.'],
  [
    [0x50, 0x4b, 0x03, 0x04],
    'The file is a workbook (.xlsx) or an archive (ZIP): save it as CSV, or unpack it, and import that.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'The file is a workbook (.xls): save it as CSV and import that.'],
];
const LONGEST = 4;

/** Opens a file as `open` does. Its bytes are refused where they are those of something packed. @throws FileFault */
export function textAlone(open: Open): Open {
  return async function* () {
    let begun: number[] = [];
    for await (const part of open()) {
      if (begun.length < LONGEST) {
        begun = [...begun, ...part.subarray(0, LONGEST)];
        const packed = PACKED.find(([beginning]) => beginning.every((byte, at) => begun[at] === byte));
        if (packed) throw new FileFault(packed[1]);
      }
      yield part;
    }
  };
}
