/** The minimum and maximum of a series of numbers; `min` exceeds `max` while the series is empty. */
export class MinMax {
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  /** Ignores NaN. */
  add(value: number): void {
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }
}
