/** The lowest and the highest of some numbers; of none `min` is above `max`. */
export class Extent {
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  /** NaN is passed over. */
  take(value: number): void {
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }
}
