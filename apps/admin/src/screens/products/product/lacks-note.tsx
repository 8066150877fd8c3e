import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { amountOf } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { lacksOf, lackWords } from './lacks.ts';
import { PlaceLink } from './place-link.tsx';
import { hasOwnPrice } from './prices/own-price.ts';
import classes from './product.module.css';
import type { ProductValues } from './schema.ts';

type Watched = [
  ProductValues['visible'],
  ProductValues['categories'],
  ProductValues['media'],
  ProductValues['price'],
];

/** Names what shoppers would miss of a product, each as a link to where it is given; nothing is refused for it. ADM-105 */
export function LacksNote({ product }: { readonly product: Product }) {
  const place = usePlace();
  const [visible, categories, media, typed]: Watched = useWatch({
    name: ['visible', 'categories', 'media', 'price'],
  });
  const price = hasOwnPrice(product) ? (amountOf(typed, place) ?? undefined) : undefined;
  const lacks = lacksOf(product.lacks, { categories, media, price });
  if (lacks.length === 0) return null;
  return (
    <div className={classes.lacks} data-shown={visible}>
      <p className={classes.lacksTitle}>
        {visible ? adminProductText.lacksShown() : adminProductText.lacks()}
      </p>
      <ul className={classes.lacksList}>
        {lacks.map((lack) => (
          <li key={lack}>
            <PlaceLink at={lackWords[lack].at}>{lackWords[lack].text()}</PlaceLink>
          </li>
        ))}
      </ul>
      {!visible && <p className={classes.small}>{adminProductText.lacksHelp()}</p>}
    </div>
  );
}
