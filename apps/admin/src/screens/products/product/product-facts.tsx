import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { tellAmount } from '../../../kit/amount.ts';
import { Facts } from '../../../kit/facts.tsx';
import { usePlace } from '../../../kit/place.ts';
import { RichTextView } from '../../../kit/rich-text/index.ts';
import { Section } from '../../../kit/section.tsx';
import { PictureFacts } from '../pictures/index.ts';
import { rowsOf } from './attribute-rows.ts';
import { ChildLine } from './children-section.tsx';
import { crawlerLabel } from './crawlers.ts';
import { displayLabel } from './display.ts';
import { hasOwnPrice } from './prices/own-price.ts';
import { PricePanel } from './prices/price-panel.tsx';
import { PricesSection } from './prices/prices-section.tsx';
import classes from './product.module.css';
import { isSent } from './shipping-section.tsx';
import { StockSection } from './stock/stock-section.tsx';
import { VariationsSection } from './variations/variations-section.tsx';
import { writeWeight } from './weight.ts';

interface OfProduct {
  readonly product: Product;
}

/** A product for whoever may not change it: all of it readable, without inputs. ADM-014 */
export const ProductFacts = ({ product }: OfProduct) => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <BasicFacts product={product} />
      <PictureFacts media={product.media} />
      {product.kind === 'grouped' && <Children product={product} />}
      <PricesSection product={product} />
      {hasOwnPrice(product) && <PricePanel record={product} />}
      {product.kind === 'variable_product' && <VariationsSection product={product} />}
      <StockSection record={product} />
      <AttributeFacts product={product} />
      <ShippingFacts product={product} />
      <SearchFacts product={product} />
    </div>
    <div className={classes.side}>
      <VisibilityFacts product={product} />
      <OrganisationFacts product={product} />
    </div>
  </div>
);

const quiet = <span className={classes.small}>{adminProductText.none()}</span>;
const told = (value: string | null): ReactNode =>
  value ? <span className={classes.text}>{value}</span> : quiet;
const yesNo = (value: boolean) => (value ? adminProductText.yes() : adminProductText.no());

const BasicFacts = ({ product }: OfProduct) => (
  <Section title={adminProductText.basics()}>
    <Facts
      facts={[
        [adminProductText.name(), product.name],
        [adminProductText.subTitle(), told(product.subTitle)],
        [adminProductText.shortDescription(), told(product.shortDescription)],
        [
          adminProductText.description(),
          product.description.length === 0 ? quiet : <RichTextView text={product.description} />,
        ],
        [adminProductText.sku(), product.sku],
        [adminProductText.gtin(), told(product.gtin)],
        [adminProductText.mpn(), told(product.mpn)],
      ]}
    />
  </Section>
);

const Children = ({ product: { children, currency } }: OfProduct) => (
  <Section title={adminProductText.children()}>
    {children.length === 0 && <p className={classes.quiet}>{adminProductText.noChildren()}</p>}
    {children.map((child) => (
      <ChildLine key={child.id} child={child} currency={currency} />
    ))}
  </Section>
);

const AttributeFacts = ({ product: { attributes } }: OfProduct) => {
  const rows = rowsOf(attributes);
  return (
    <Section title={adminProductText.attributes()}>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{adminProductText.noAttributes()}</p>
      ) : (
        <Facts facts={rows.map(({ name, values }) => [name, values.join(', ')] as const)} />
      )}
    </Section>
  );
};

function ShippingFacts({ product }: OfProduct) {
  const place = usePlace();
  const { weightGrams, shippingFee, currency, nonShippable, itemDeliveryInfo } = product;
  const parcel = [
    [adminProductText.weight(), writeWeight(weightGrams, place)],
    [adminProductText.shippingFee(), tellAmount(shippingFee, { ...place, currency })],
    [adminProductText.nonShippable(), yesNo(nonShippable)],
  ] as const;
  return (
    <Section title={isSent(product) ? adminProductText.shipping() : adminProductText.deliveryTold()}>
      <Facts
        facts={[
          ...(isSent(product) ? parcel : []),
          [adminProductText.itemDeliveryInfo(), told(itemDeliveryInfo)],
        ]}
      />
    </Section>
  );
}

const SearchFacts = ({ product }: OfProduct) => (
  <Section title={adminProductText.searchEngines()}>
    <Facts
      facts={[
        [adminProductText.metaTitle(), told(product.metaTitle)],
        [adminProductText.metaDescription(), told(product.metaDescription)],
        [adminProductText.crawlers(), crawlerLabel(product.seoCrawlerSetting)],
        [adminProductText.address(), product.address],
        ...formerAddresses(product),
      ]}
    />
  </Section>
);

const formerAddresses = ({ formerSlugs }: Product) =>
  formerSlugs.length === 0
    ? []
    : [[adminProductText.formerAddresses(), told(formerSlugs.map((slug) => `/${slug}`).join('\n'))] as const];

const VisibilityFacts = ({ product }: OfProduct) => (
  <Section title={adminProductText.visibility()}>
    <Facts
      facts={[
        [adminProductText.visible(), yesNo(product.visible)],
        [adminProductText.websiteVisibility(), yesNo(product.websiteVisibility)],
        [adminProductText.unavailableForSale(), yesNo(product.unavailableForSale)],
        [adminProductText.discontinued(), yesNo(product.discontinued)],
        [adminProductText.featured(), yesNo(product.featured)],
        ...(product.kind === 'variable_product'
          ? [[adminProductText.websiteDisplay(), displayLabel(product.websiteDisplay)] as const]
          : []),
      ]}
    />
  </Section>
);

const OrganisationFacts = ({ product: { brand, categories } }: OfProduct) => (
  <Section title={adminProductText.organisation()}>
    <Facts
      facts={[
        [adminProductText.brand(), told(brand)],
        [adminProductText.categories(), told(categories.map(({ name }) => name).join('\n'))],
      ]}
    />
  </Section>
);
