import type { Lists } from './lists.ts';

/** Lists the other way round: by item, the ordinals of the lists that hold it, ascending. */
export class Inverted {
  /** The lists of `item` are `ordinals[starts[item]]` to `ordinals[starts[item + 1]]`. */
  readonly starts: Uint32Array;
  readonly ordinals: Uint32Array;

  /** The items are numbers below `size`; each is once in a list. */
  constructor(lists: Lists, size: number) {
    const { starts: from, items } = lists;
    const total = from[lists.length] ?? 0;
    this.starts = startsOf(items, total, size);
    this.ordinals = new Uint32Array(total);
    const next = this.starts.slice();
    for (let ordinal = 0; ordinal < lists.length; ordinal++) {
      const end = from[ordinal + 1] ?? 0;
      for (let place = from[ordinal] ?? 0; place < end; place++) {
        const item = items[place] ?? 0;
        const at = next[item] ?? 0;
        this.ordinals[at] = ordinal;
        next[item] = at + 1;
      }
    }
  }

  get bytes(): number {
    return this.starts.byteLength + this.ordinals.byteLength;
  }
}

/** Where each item begins when all are in order. */
function startsOf(items: Uint32Array, total: number, size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  for (let place = 0; place < total; place++) {
    const after = (items[place] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let item = 0; item < size; item++) starts[item + 1] = (starts[item + 1] ?? 0) + (starts[item] ?? 0);
  return starts;
}
