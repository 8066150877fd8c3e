import { Button } from '@mantine/core';
import { adminAttributesEditorText, adminVariationsText } from '@stoa/messages';
import { IconVersions } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Empty } from '../../../../kit/state/index.ts';
import { useWorkplace } from '../../../../session/index.ts';
import { useMayWrite } from '../use-product.ts';
import { attributesAddress } from './addresses.ts';
import type { Varied } from './variation-row.tsx';

/** A variable product that nobody can buy yet, since it has no variations: says what makes them. ADM-063, ADM-110 */
export function NoVariations({ product }: { readonly product: Varied }) {
  const { code: shop } = useWorkplace();
  const mayWrite = useMayWrite();
  const hasAttributes = product.variationAttributes.length > 0;
  const label = hasAttributes ? adminAttributesEditorText.addVariations : adminAttributesEditorText.addFirst;
  return (
    <Empty
      icon={IconVersions}
      title={adminVariationsText.none()}
      help={hasAttributes ? adminAttributesEditorText.noVariation() : adminVariationsText.noneHelp()}
      action={
        mayWrite && (
          <Button component={Link} to={attributesAddress(shop, product.id)}>
            {label()}
          </Button>
        )
      }
    />
  );
}
