import { Skeleton } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { IconVersions } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { isAbsent } from '../../../api/index.ts';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { LinkButton, Loaded, NotFound, StateScreen } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { useMayWrite, useProduct } from '../product/use-product.ts';
import { productAddress } from '../product/variations/addresses.ts';
import classes from './attributes.module.css';
import { AttributesFacts } from './attributes-facts.tsx';
import { AttributesForm } from './attributes-form.tsx';

/** The attributes of a variable product: what its variations differ in. ADM-110 to ADM-112 */
export function AttributesScreen() {
  const { product: id = '' } = useParams();
  const { code: shop } = useWorkplace();
  const query = useProduct(id);
  if (isAbsent(query)) return <NotFound />;
  const product = query.data;
  const back = productAddress(shop, id);
  if (product !== undefined && product.kind !== 'variable_product') return <NotVariable back={back} />;
  return (
    <RecordScreen
      key={id}
      list={{ to: back, label: product?.name ?? text.back() }}
      title={text.title()}
      description={text.about()}
    >
      <Loaded query={query} outline={<AttributesOutline />}>
        {(read) => <Shown product={read} />}
      </Loaded>
    </RecordScreen>
  );
}

function Shown({ product }: { readonly product: Product }) {
  return useMayWrite() ? <AttributesForm product={product} /> : <AttributesFacts product={product} />;
}

/** The screen of a product of another kind: it says why there is nothing here. */
const NotVariable = ({ back }: { readonly back: string }) => (
  <StateScreen
    icon={IconVersions}
    title={text.notVariable()}
    help={text.notVariableHelp()}
    action={<LinkButton to={back} label={text.toProduct()} />}
  />
);

/** The outline of the screen in its measures. ADM-062 */
const AttributesOutline = () => (
  <div className={classes.form}>
    <Skeleton height={280} radius="lg" />
    <Skeleton height={240} radius="lg" />
  </div>
);
