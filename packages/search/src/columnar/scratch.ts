/** What stands beside each row or hit of a search. */
type Purpose =
  | 'missed'
  | 'matching'
  | 'failing'
  | 'failingOne'
  | 'sharing'
  | 'has'
  | 'hits'
  | 'offers'
  | 'popularity'
  | 'rank'
  | 'key'
  | 'near';

/**
 * Arrays as long as a catalogue, kept between searches: to make them anew for each would take longer than what is
 * done with them. A search is one synchronous step of its thread; what it puts here holds until the next one begins.
 */
class Scratch {
  readonly #words = new Map<Purpose, Uint32Array>();
  readonly #numbers = new Map<Purpose, Float64Array>();

  /** Room for whole numbers, with whatever is still in it. */
  words(purpose: Purpose, length: number): Uint32Array {
    const kept = this.#words.get(purpose);
    const room = kept && kept.length >= length ? kept : new Uint32Array(length);
    this.#words.set(purpose, room);
    return room.length === length ? room : room.subarray(0, length);
  }

  /** Room for numbers, with whatever is still in it. */
  numbers(purpose: Purpose, length: number): Float64Array {
    const kept = this.#numbers.get(purpose);
    const room = kept && kept.length >= length ? kept : new Float64Array(length);
    this.#numbers.set(purpose, room);
    return room.length === length ? room : room.subarray(0, length);
  }
}

/** Of this thread. */
export const scratch = new Scratch();
