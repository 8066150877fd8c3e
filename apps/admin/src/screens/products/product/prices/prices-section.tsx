import type { Product } from '@stoa/admin-contract';
import { adminPricesText, scopeText } from '@stoa/messages';
import { Facts } from '../../../../kit/facts.tsx';
import { CheckField } from '../../../../kit/form/index.ts';
import { Money } from '../../../../kit/money.tsx';
import { Section } from '../../../../kit/section.tsx';
import { useWorkplace } from '../../../../session/index.ts';
import { hasOwnPrice } from './own-price.ts';
import { PriceFacts } from './price-facts.tsx';
import { PriceFields } from './price-fields.tsx';
import classes from './prices.module.css';

/** A product, as far as its prices go. */
type Priced = Pick<Product, 'kind' | 'price' | 'msrp' | 'priceLevels' | 'currency' | 'hidePrice'>;

/**
 * The prices of a product, within its form: `price`, `msrp`, `priceLevels` and `hidePrice`. What variable and grouped
 * products cost is told as a fact; and so is all of it to whoever may not change prices. ADM-014, ADM-066, ADM-104
 */
export function PricesSection({ product }: { readonly product: Priced }) {
  const { scopes } = useWorkplace();
  const mayWrite = scopes.includes('catalog:write');
  return (
    <Section title={adminPricesText.title()}>
      <div className={classes.parts}>
        {hasOwnPrice(product) ? (
          <OwnPrices product={product} mayPrice={mayWrite && scopes.includes('prices:write')} />
        ) : (
          <Span product={product} />
        )}
        {mayWrite && (
          <CheckField
            name="hidePrice"
            label={adminPricesText.hidePrice()}
            description={adminPricesText.hidePriceHelp()}
          />
        )}
        {!mayWrite && product.hidePrice && <p className={classes.quiet}>{adminPricesText.hidden()}</p>}
      </div>
    </Section>
  );
}

interface OwnPricesProps {
  readonly product: Priced;
  readonly mayPrice: boolean;
}

function OwnPrices({ product, mayPrice }: OwnPricesProps) {
  const { scopes } = useWorkplace();
  const { price, msrp, priceLevels, currency } = product;
  if (mayPrice) return <PriceFields currency={currency} />;
  return (
    <>
      <PriceFacts price={price.from} msrp={msrp} priceLevels={priceLevels} currency={currency} />
      {scopes.includes('catalog:write') && <NeedsPermission />}
    </>
  );
}

/** Names the permission that whoever may change all else of a product lacks. ADM-014 */
export const NeedsPermission = () => (
  <p className={classes.quiet}>
    {adminPricesText.needsPermission({ scope: scopeText['prices:write'](), code: 'prices:write' })}
  </p>
);

/** From the cheapest to the dearest of what a product consists of. */
const Span = ({ product: { kind, price, currency } }: { readonly product: Priced }) => (
  <Facts
    facts={[
      [
        adminPricesText.price(),
        <span key="price" className={classes.span}>
          <span className={classes.figure}>
            {price.to === 0 ? (
              <span className={classes.quiet}>{adminPricesText.nothingPriced()}</span>
            ) : (
              <>
                <Money amount={price.from} currency={currency} />
                {price.to !== price.from && (
                  <>
                    {' – '}
                    <Money amount={price.to} currency={currency} />
                  </>
                )}
              </>
            )}
          </span>
          <span className={classes.quiet}>
            {kind === 'grouped' ? adminPricesText.ofParts() : adminPricesText.ofVariations()}
          </span>
        </span>,
      ],
    ]}
  />
);
