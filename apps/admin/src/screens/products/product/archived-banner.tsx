import { Alert, Button } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { IconArchive } from '@tabler/icons-react';
import classes from './product.module.css';
import { useArchiving } from './use-archiving.ts';
import { useMayWrite } from './use-product.ts';

/** Says of an archived product that no shop has it, and brings it back. ADM-107 */
export function ArchivedBanner({ product }: { readonly product: Product }) {
  const mayWrite = useMayWrite();
  const { bringBack } = useArchiving(product);
  return (
    <Alert
      color="yellow"
      icon={<IconArchive size={18} aria-hidden />}
      title={adminProductText.archivedBanner()}
    >
      <div className={classes.banner}>
        <p>{adminProductText.archivedBannerHelp()}</p>
        {mayWrite && (
          <Button variant="default" onClick={bringBack}>
            {adminProductText.bringBack()}
          </Button>
        )}
      </div>
    </Alert>
  );
}
