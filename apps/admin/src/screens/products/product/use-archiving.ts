import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { api } from '../../../api/index.ts';
import { confirm } from '../../../kit/confirm.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { useProductDeed } from './use-product.ts';

/** Returns what archives a product and brings it back, each after it was asked. ADM-107 */
export function useArchiving({ id, name, visible, websiteVisibility }: Product) {
  const { code: shop } = useWorkplace();
  const deed = useProductDeed();
  const set = (archived: boolean, done: string) =>
    deed.mutate({ act: () => api.products.changeMany({ shop, products: [id], archived }), done });

  const archive = async () => {
    const goesOn = await confirm({
      title: adminProductText.archiveTitle({ name }),
      help: adminProductText.archiveHelp(),
      action: adminProductText.archive(),
      danger: true,
    });
    if (goesOn) set(true, adminProductText.archivedDone({ name }));
  };
  const bringBack = async () => {
    const goesOn = await confirm({
      title: adminProductText.bringBackTitle({ name }),
      help:
        visible && websiteVisibility
          ? adminProductText.bringBackHelpVisible()
          : adminProductText.bringBackHelpHidden(),
      action: adminProductText.bringBack(),
    });
    if (goesOn) set(false, adminProductText.broughtBack({ name }));
  };
  return { archive, bringBack };
}
