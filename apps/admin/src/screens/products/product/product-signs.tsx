import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { IconArchive, IconEye, IconEyeOff } from '@tabler/icons-react';
import { StatusSign } from '../../../kit/status-sign.tsx';

/** Whether shoppers can open a product at its address. */
export const isShown = ({ visible, websiteVisibility, archived }: Product): boolean =>
  visible && websiteVisibility && !archived;

/** Whether shoppers see a product, as a sign with its word. */
export function VisibilitySign({ product }: { readonly product: Product }) {
  if (product.archived)
    return <StatusSign sign={['yellow', IconArchive]} label={adminProductText.archived()} />;
  return isShown(product) ? (
    <StatusSign sign={['aegean', IconEye]} label={adminProductText.shown()} />
  ) : (
    <StatusSign sign={['gray', IconEyeOff]} label={adminProductText.hidden()} />
  );
}
