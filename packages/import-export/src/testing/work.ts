/**
 * Counts the elements of arrays that `work` looks at by spreading and iterating them and by `findIndex`: what makes a
 * reading of a file quadratic.
 */
export async function workOf(work: () => unknown): Promise<number> {
  const { findIndex, [Symbol.iterator]: iterate } = Array.prototype;
  let count = 0;
  const replace = (name: string | symbol, value: unknown) =>
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
  replace(Symbol.iterator, function* counted(this: unknown[]) {
    for (let at = 0; at < this.length; at++) {
      count += 1;
      yield this[at];
    }
  });
  replace('findIndex', function counted(this: unknown[], found: (one: unknown, at: number) => boolean) {
    for (let at = 0; at < this.length; at++) {
      count += 1;
      if (found(this[at], at)) return at;
    }
    return -1;
  });
  try {
    await work();
    return count;
  } finally {
    replace(Symbol.iterator, iterate);
    replace('findIndex', findIndex);
  }
}
