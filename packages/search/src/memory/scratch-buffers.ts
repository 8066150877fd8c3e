/** What a buffer holds: one value for each row, candidate or hit of a search. */
type Purpose =
  | 'failedFilters'
  | 'matching'
  | 'failing'
  | 'failingOnce'
  | 'multiOffer'
  | 'selectedBits'
  | 'hitRows'
  | 'hitOffers'
  | 'hitPopularity'
  | 'hitRelevance'
  | 'sortKey'
  | 'topK';

/**
 * Buffers as long as a catalogue, reused by all searches of a thread, because allocating them takes longer than using
 * them. A search runs synchronously; the contents of a buffer are valid until the next search begins.
 */
class ScratchBuffers {
  readonly #uint32 = new Map<Purpose, Uint32Array>();
  readonly #float64 = new Map<Purpose, Float64Array>();

  /** Returns a buffer whose contents are not initialised. */
  uint32(purpose: Purpose, length: number): Uint32Array {
    const kept = this.#uint32.get(purpose);
    const buffer = kept && kept.length >= length ? kept : new Uint32Array(length);
    this.#uint32.set(purpose, buffer);
    return buffer.length === length ? buffer : buffer.subarray(0, length);
  }

  /** Returns a buffer whose contents are not initialised. */
  float64(purpose: Purpose, length: number): Float64Array {
    const kept = this.#float64.get(purpose);
    const buffer = kept && kept.length >= length ? kept : new Float64Array(length);
    this.#float64.set(purpose, buffer);
    return buffer.length === length ? buffer : buffer.subarray(0, length);
  }
}

/** The buffers of this thread. */
export const scratch = new ScratchBuffers();
