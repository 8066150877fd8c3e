import { ActionIcon, Button, Menu } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminListText, adminProductText } from '@stoa/messages';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnsaved } from '../../../kit/form/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { isShown } from './product-signs.tsx';
import { useArchiving } from './use-archiving.ts';
import { useMayPrice, useMayWrite } from './use-product.ts';

/** What is done with a product as a whole: seen in the shop, copied, archived and brought back. ADM-106, ADM-107 */
export function ProductActions({ product }: { readonly product: Product }) {
  const mayWrite = useMayWrite();
  return (
    <>
      {isShown(product) && (
        <Button
          component="a"
          href={product.address}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {adminProductText.viewInShop()}
        </Button>
      )}
      {mayWrite && <MoreActions product={product} />}
    </>
  );
}

function MoreActions({ product }: { readonly product: Product }) {
  const [copying, setCopying] = useState(false);
  const hasUnsaved = useUnsaved();
  const { archive, bringBack } = useArchiving(product);
  // The prices of the copy are set along with it.
  const mayCopy = useMayPrice();
  const copy = () => {
    // The copy is of what is saved, and leads away from here.
    if (hasUnsaved) tell(adminProductText.unsavedFirst(), 'failed');
    else setCopying(true);
  };
  return (
    <>
      <Menu width={200}>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={adminListText.actionsOf({ name: product.name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayCopy && (
            <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
              {adminProductText.duplicate()}
            </Menu.Item>
          )}
          {product.archived ? (
            <Menu.Item leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={bringBack}>
              {adminProductText.bringBack()}
            </Menu.Item>
          ) : (
            <Menu.Item color="red" leftSection={<IconArchive size={16} aria-hidden />} onClick={archive}>
              {adminProductText.archive()}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {copying && <DuplicateDialog product={product} onClose={() => setCopying(false)} />}
    </>
  );
}
