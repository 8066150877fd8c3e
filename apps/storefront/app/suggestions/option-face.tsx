import type { CardPartsFragment } from '@stoa/contract';
import { plural, suggestionText } from '@stoa/messages';
import { Icon, Picture, Stars, useShopView } from '@stoa/ui';
import { Price } from '@stoa/widgets';
import { WithWords } from '../lib/with-words.tsx';
import type { Option } from './options.ts';

/** What one reads of an option. */
export function OptionFace({ option }: { option: Option }) {
  switch (option.kind) {
    case 'words':
      return <WithWords text={(q) => suggestionText.didYouMean({ q })} words={option.keyword} />;
    case 'place':
      return (
        <>
          <span className="suggestion-name">{option.place.name}</span>
          <span className="suggestion-count">
            {option.place.kind === 'brand' ? suggestionText.brand() : suggestionText.category()}
          </span>
        </>
      );
    case 'category':
      return (
        <>
          <span>{option.category.name}</span>
          <span className="suggestion-count">{option.category.doc_count}</span>
        </>
      );
    case 'product':
      return <ProductFace product={option.product} />;
    case 'all':
      return (
        <>
          {plural(option.total, suggestionText.seeAllOne, suggestionText.seeAll)}
          <Icon name="right" size={18} />
        </>
      );
  }
}

/** Hidden prices stay hidden, and what is not sold says so in the price's place. SEARCH-012, SEARCH-019 */
function ProductFace({ product }: { product: CardPartsFragment }) {
  const { reviewsActive } = useShopView();
  return (
    <>
      <span className="suggestion-picture">
        {product.image ? (
          <Picture picture={product.image} sizes="4rem" eager alt="" />
        ) : (
          <span className="picture-placeholder" />
        )}
      </span>
      <span className="suggestion-text">
        <span className="suggestion-name">{product.name}</span>
        {reviewsActive && product.review_avg_rating > 0 && (
          <Stars rating={product.review_avg_rating} size={13} />
        )}
      </span>
      <div className="suggestion-price">
        {product.unavailable_for_sale ? (
          <p className="text-muted">{product.stockStatusText}</p>
        ) : (
          <Price prices={product} place="option" />
        )}
      </div>
    </>
  );
}
