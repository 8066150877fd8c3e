import type { CardPartsFragment } from '@stoa/contract';
import { plural, productText } from '@stoa/messages';
import { PageLink, Picture, Stars, useShopView } from '@stoa/ui';
import { CardAction } from './card-action.tsx';
import { Price } from './price.tsx';

interface ProductCardProps {
  readonly product: CardPartsFragment;
  readonly place: 'slider' | 'grid';
  readonly sizes: string;
  /** Above the fold. */
  readonly eager?: boolean;
  /** Whether stars are shown, of a shop that has reviews. */
  readonly ratings?: boolean;
}

/**
 * Shows a product at a glance; the whole card leads to its page. Where ratings are shown each card has a row for
 * them, so that cards side by side line up. CARD-501 to CARD-503, CARD-516, CARD-517, CARD-533, CARD-535, CARD-536
 */
export function ProductCard({ product, place, sizes, eager = false, ratings = true }: ProductCardProps) {
  const { reviewsActive, stockOnCards } = useShopView();
  return (
    <article className="card" data-sku={product.sku}>
      <div className="card-picture" style={secondPicture(product)}>
        {product.image ? (
          <Picture picture={product.image} sizes={sizes} eager={eager} alt="" />
        ) : (
          <span className="picture-placeholder" />
        )}
        <Badges product={product} />
      </div>
      <div className="card-words">
        {product.brand && <p className="card-brand">{product.brand}</p>}
        <h3 className="card-name">
          <PageLink to={product.url} className="card-link">
            {product.name}
          </PageLink>
        </h3>
        {product.sub_title && <p className="card-sub-title">{product.sub_title}</p>}
        <div className="card-foot">
          {product.swatches.length > 0 && <Swatches product={product} />}
          {reviewsActive && ratings && (
            <div className="card-rating">{product.review_avg_rating > 0 && <Rating product={product} />}</div>
          )}
          <Price prices={product} place="card" />
          {stockOnCards && (
            <p className="stock card-stock" data-status={product.stockStatus}>
              <span className="stock-dot" />
              <span className="stock-text">{product.stockStatusText}</span>
            </p>
          )}
        </div>
      </div>
      <CardAction product={product} place={place} />
    </article>
  );
}

/** Returns the second picture as a variable of the stylesheet, which fetches it only when somebody points at the card. */
const secondPicture = ({ second_image: second }: CardPartsFragment) =>
  second ? { '--card-second': `url("${second.medium}.webp")` } : undefined;

/** Shows what the merchant says of the product in a word, and that few are left. */
function Badges({ product }: Pick<ProductCardProps, 'product'>) {
  const low = product.stockStatus === 'in-stock' && product.stock_message?.text;
  if (!low && product.badges.length === 0) return null;
  return (
    <ul className="card-badges">
      {product.badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
      {low && <li data-low="">{low}</li>}
    </ul>
  );
}

/** As many colours as have room on the narrowest card. */
const MOST_SWATCHES = 5;

function Swatches({ product: { swatches } }: Pick<ProductCardProps, 'product'>) {
  const more = swatches.length - MOST_SWATCHES;
  return (
    <p className="card-swatches">
      <span className="visually-hidden">
        {productText.comesIn({ values: swatches.map(({ value }) => value).join(', ') })}
      </span>
      {swatches.slice(0, MOST_SWATCHES).map(({ value, swatch }) => (
        <span key={value} className="card-swatch" style={{ backgroundColor: swatch }} />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </p>
  );
}

function Rating({ product }: Pick<ProductCardProps, 'product'>) {
  return (
    <>
      <Stars rating={product.review_avg_rating} size={14} />
      <span>{plural(product.review_count, productText.oneReview, (n) => productText.reviews(n))}</span>
    </>
  );
}
