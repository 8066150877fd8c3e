/** Below zero when the first comes first; never 0 for two that differ. */
export type Compare = (a: number, b: number) => number;

/** Up to so many a heap is quicker than parting all. */
const SMALL = 10_000;

/** Those of the numbers 0 to `count` that stand at places `from` to `to` when all are in order. */
export function topOf(count: number, compare: Compare, from: number, to: number): Uint32Array {
  const end = Math.min(to, count);
  if (from >= end) return new Uint32Array(0);
  if (end <= SMALL) return firstByHeap(count, compare, end).sort(compare).subarray(from);
  return firstByParting(count, compare, from, end).subarray(from, end).sort(compare);
}

/**
 * The first `wanted` in a heap, the last of them at its root: most others are turned away at one comparison. The
 * highest numbers come first, for what was made last is what most orders have first.
 */
function firstByHeap(count: number, compare: Compare, wanted: number): Uint32Array {
  const heap = new Uint32Array(wanted);
  for (let at = 0; at < wanted; at++) {
    heap[at] = count - 1 - at;
    rise(heap, at, compare);
  }
  for (let number = count - 1 - wanted; number >= 0; number--) {
    if (compare(number, heap[0] ?? 0) > 0) continue;
    heap[0] = number;
    sink(heap, compare);
  }
  return heap;
}

function rise(heap: Uint32Array, from: number, compare: Compare): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (compare(heap[at] ?? 0, heap[parent] ?? 0) < 0) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: Uint32Array, compare: Compare): void {
  let at = 0;
  for (;;) {
    let last = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && compare(heap[child] ?? 0, heap[last] ?? 0) > 0) last = child;
    }
    if (last === at) return;
    swap(heap, at, last);
    at = last;
  }
}

/** Parts all numbers so that the first `to` stand first, and among them the first `from` (quickselect). */
function firstByParting(count: number, compare: Compare, from: number, to: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[at] = at;
  part(order, compare, 0, count - 1, to);
  part(order, compare, 0, to - 1, from);
  return order;
}

function part(order: Uint32Array, compare: Compare, first: number, last: number, wanted: number): void {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = order[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while (compare(order[left] ?? 0, pivot) < 0) left++;
      while (compare(order[right] ?? 0, pivot) > 0) right--;
      if (left <= right) swap(order, left++, right--);
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else return;
  }
}

function swap(numbers: Uint32Array, a: number, b: number): void {
  const kept = numbers[a] ?? 0;
  numbers[a] = numbers[b] ?? 0;
  numbers[b] = kept;
}
