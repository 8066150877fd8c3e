import { Badge, Skeleton } from '@mantine/core';
import type { Variation } from '@stoa/admin-contract';
import { adminVariationsText } from '@stoa/messages';
import { useParams } from 'react-router';
import { isAbsent } from '../../../api/index.ts';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { Loaded, NotFound } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { productAddress, sheetAddress } from '../product/variations/addresses.ts';
import { tellValues } from '../product/variations/values.ts';
import { useVariation } from './use-variation.ts';
import classes from './variation.module.css';
import { VariationFacts } from './variation-facts.tsx';
import { VariationForm } from './variation-form.tsx';

/** One variation of a product: its prices, its stock, and what tells it apart. ADM-104, ADM-130 to ADM-132 */
export function VariationScreen() {
  const { product = '', variation: id = '' } = useParams();
  const { code: shop, scopes } = useWorkplace();
  const query = useVariation(product, id);
  if (isAbsent(query)) return <NotFound />;
  const variation = query.data;
  return (
    <RecordScreen
      key={id}
      list={{
        to: productAddress(shop, product),
        label: variation?.product.name ?? adminVariationsText.back(),
        others: [{ to: sheetAddress(shop, product), label: adminVariationsText.title() }],
      }}
      title={variation ? nameOf(variation) : adminVariationsText.title()}
      description={variation && <About variation={variation} />}
    >
      <Loaded query={query} outline={<VariationOutline />}>
        {(read) =>
          scopes.includes('catalog:write') ? (
            <VariationForm variation={read} />
          ) : (
            <VariationFacts variation={read} />
          )
        }
      </Loaded>
    </RecordScreen>
  );
}

/** What a variation is called: by its values, or by its sku where it has none. */
const nameOf = ({ values, product, sku }: Variation): string =>
  tellValues(values, product.variationAttributes) || sku;

const About = ({ variation: { sku, product, ...states } }: { readonly variation: Variation }) => (
  <span className={classes.about}>
    <code className={classes.sku}>{sku}</code>
    <span>{adminVariationsText.about({ product: product.name })}</span>
    {states.archived && <Badge color="gray">{adminVariationsText.archived()}</Badge>}
    {states.unavailableForSale && <Badge color="gray">{adminVariationsText.unavailable()}</Badge>}
    {states.discontinued && <Badge color="gray">{adminVariationsText.discontinued()}</Badge>}
  </span>
);

/** The outline of the screen in its measures. ADM-062 */
const VariationOutline = () => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <Skeleton height={260} radius="lg" />
      <Skeleton height={420} radius="lg" />
    </div>
    <div className={classes.side}>
      <Skeleton height={360} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </div>
  </div>
);
