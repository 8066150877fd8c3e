import type { Product } from '@stoa/admin-contract';
import { pageTitle, productDescription, robotsOf } from '@stoa/domain';
import { adminProductText } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { usePlace } from '../../../kit/place.ts';
import type { ProductValues } from './schema.ts';
import classes from './search.module.css';
import { pathInResult, SHOWN_DESCRIPTION, SHOWN_TITLE, shownOf } from './search-result.ts';

const watched = ['name', 'shortDescription', 'metaTitle', 'metaDescription', 'seoCrawlerSetting'] as const;
type Watched = [string, string, string, string, ProductValues['seoCrawlerSetting']];

/** What a search engine shows of the product as its form stands, by the rules of the shop itself. ADM-143, SEO-001 */
export function SearchPreview({ product }: { readonly product: Product }) {
  const [name, shortDescription, metaTitle, metaDescription, setting]: Watched = useWatch({ name: watched });
  const title = shownOf(pageTitle({ metaTitle, name }), SHOWN_TITLE);
  const text = productDescription({ metaDescription, shortDescription });
  const description = shownOf(text, SHOWN_DESCRIPTION);
  const { shopName } = usePlace();
  return (
    <figure className={classes.preview} aria-label={adminProductText.preview()}>
      <figcaption className={classes.caption}>{adminProductText.preview()}</figcaption>
      <div className={classes.site}>
        <span className={classes.icon} aria-hidden>
          {shopName?.slice(0, 1)}
        </span>
        <span className={classes.where}>
          <span>{shopName}</span>
          <span className={classes.path}>{pathInResult(product.address)}</span>
        </span>
      </div>
      <p className={classes.title}>{title}</p>
      <p className={classes.text} data-none={description === ''}>
        {description || adminProductText.previewNoDescription()}
      </p>
      <Unlisted product={product} setting={setting} />
    </figure>
  );
}

function Unlisted({ product, setting }: { readonly product: Product; readonly setting: string }) {
  const isFound = product.visible && product.websiteVisibility && !product.archived;
  if (!isFound) return <p className={classes.note}>{adminProductText.previewHidden()}</p>;
  if (!robotsOf(setting).includes('noindex')) return null;
  return <p className={classes.note}>{adminProductText.previewUnlisted()}</p>;
}
