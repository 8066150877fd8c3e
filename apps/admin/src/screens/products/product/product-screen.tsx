import { Skeleton } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText, productKindText } from '@stoa/messages';
import { useParams } from 'react-router';
import { isAbsent } from '../../../api/index.ts';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { Loaded, NotFound } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { ArchivedBanner } from './archived-banner.tsx';
import classes from './product.module.css';
import { ProductActions } from './product-actions.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductForm } from './product-form.tsx';
import { VisibilitySign } from './product-signs.tsx';
import { useMayWrite, useProduct } from './use-product.ts';

/** A product: what shoppers see of it, what it costs and where it stands. ADM-104 to ADM-107, ADM-115, ADM-143, ADM-144 */
export function ProductScreen() {
  const { product: id = '' } = useParams();
  const { code: shop } = useWorkplace();
  const query = useProduct(id);
  if (isAbsent(query)) return <NotFound />;
  const product = query.data;
  return (
    <RecordScreen
      key={id}
      list={{ to: `/${shop}/products`, label: adminProductText.back() }}
      title={product?.name ?? adminProductText.back()}
      description={product && <About product={product} />}
      actions={product && <ProductActions product={product} />}
    >
      <Loaded query={query} outline={<ProductOutline />}>
        {(read) => <Shown product={read} />}
      </Loaded>
    </RecordScreen>
  );
}

const About = ({ product }: { readonly product: Product }) => (
  <span className={classes.about}>
    <VisibilitySign product={product} />
    <span>{productKindText[product.kind]()}</span>
    <span>{product.sku}</span>
    {!product.seller.isOwn && <span>{adminProductText.seller({ seller: product.seller.name })}</span>}
  </span>
);

function Shown({ product }: { readonly product: Product }) {
  const mayWrite = useMayWrite();
  return (
    <>
      {product.archived && <ArchivedBanner product={product} />}
      {mayWrite ? <ProductForm product={product} /> : <ProductFacts product={product} />}
    </>
  );
}

/** The outline of the screen in its measures. ADM-062 */
const ProductOutline = () => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <Skeleton height={560} radius="lg" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
    <div className={classes.side}>
      <Skeleton height={440} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </div>
);
