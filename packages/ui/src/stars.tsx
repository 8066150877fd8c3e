import { productText } from '@stoa/messages';

/** Shows an average rating out of five, drawn to a tenth of a star and said in words. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const share = Math.max(0, Math.min(5, rating)) / 5;
  return (
    <span className="stars" role="img" aria-label={productText.ratingOf({ rating: rating.toFixed(1) })}>
      <span aria-hidden="true" className="stars-empty" style={{ fontSize: size }}>
        ★★★★★
      </span>
      <span
        aria-hidden="true"
        className="stars-full"
        style={{ fontSize: size, width: `${(share * 100).toFixed(1)}%` }}
      >
        ★★★★★
      </span>
    </span>
  );
}
