import type { ProductKind } from './product-kind.ts';
import type { Random } from './random.ts';

/** Returns a price around the usual one of its kind; most prices end in 99. */
export function priceOf(random: Random, kind: ProductKind): number {
  const exact = Math.exp(kind.priceLevel + random.normal() * 0.55);
  const whole = Math.max(1, Math.round(exact / 100)) * 100;
  return random.chance(0.7) ? whole - 1 : random.chance(0.5) ? whole - 5 : whole;
}

/** Three of ten have a higher former price. */
export const msrpOf = (random: Random, price: number): number | null =>
  random.chance(0.3) ? Math.round((price * (1.1 + random.next() * 0.4)) / 100) * 100 : null;

/** One of ten is sold out, one of twenty is not counted; some can be ordered beyond what is there. */
export function stockOf(random: Random) {
  if (random.chance(0.05)) return null;
  const available = random.chance(0.1) ? 0 : Math.round(Math.exp(2.8 + random.normal() * 1.1));
  return { available, allowBackorders: random.chance(0.08), lowStockThreshold: random.chance(0.5) ? 5 : 0 };
}

/** Products that sell have more reviews; most are good, and most of the others are very bad. */
export function starsOf(random: Random, popularity: number): [number, number, number, number, number] {
  const count = random.chance(0.35)
    ? 0
    : Math.min(5000, Math.round(Math.log2(popularity + 1) * Math.exp(random.normal())));
  const stars: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const pleased = 0.45 + random.next() * 0.4;
  const five = Math.round(count * pleased);
  const four = Math.round((count - five) * 0.5);
  const three = Math.round((count - five - four) * 0.4);
  const two = Math.round((count - five - four - three) * 0.3);
  stars.splice(0, 5, count - five - four - three - two, two, three, four, five);
  return stars;
}
