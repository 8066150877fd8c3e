import type { Variation } from '@stoa/admin-contract';
import { adminPricesText, adminProductText, adminVariationsText } from '@stoa/messages';
import { Facts } from '../../../kit/facts.tsx';
import { usePlace } from '../../../kit/place.ts';
import { Section } from '../../../kit/section.tsx';
import { PictureFacts } from '../pictures/index.ts';
import { PriceFacts } from '../product/prices/price-facts.tsx';
import { PricePanel } from '../product/prices/price-panel.tsx';
import { StockSection } from '../product/stock/stock-section.tsx';
import { namedValues } from '../product/variations/values.ts';
import { writeWeight } from '../product/weight.ts';
import classes from './variation.module.css';

/** A variation for whoever may not change it: values without inputs. Its stock may be counted all the same. ADM-014 */
export function VariationFacts({ variation }: { readonly variation: Variation }) {
  const place = usePlace();
  const { sku, gtin, mpn, weightGrams, unavailableForSale, discontinued, values, product } = variation;
  const told = (value: string | null) =>
    value || <span className={classes.quiet}>{adminProductText.none()}</span>;
  const tellWhether = (so: boolean) => (so ? adminProductText.yes() : adminProductText.no());
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Section title={adminPricesText.title()}>
          <PriceFacts {...variation} />
        </Section>
        <PricePanel record={variation} />
        <StockSection record={variation} />
        <PictureFacts media={variation.media} />
      </div>
      <div className={classes.side}>
        <Section title={adminVariationsText.details()}>
          <Facts
            facts={[
              ...namedValues(values, product.variationAttributes),
              [adminProductText.sku(), sku],
              [adminProductText.weight(), writeWeight(weightGrams, place)],
              [adminProductText.gtin(), told(gtin)],
              [adminProductText.mpn(), told(mpn)],
              [adminProductText.unavailableForSale(), tellWhether(unavailableForSale)],
              [adminProductText.discontinued(), tellWhether(discontinued)],
            ]}
          />
        </Section>
      </div>
    </div>
  );
}
