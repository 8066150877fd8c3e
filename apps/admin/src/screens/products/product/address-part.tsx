import { Button } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useState } from 'react';
import { FormerSlugs } from './former-slugs.tsx';
import classes from './search.module.css';
import { SlugDialog } from './slug-dialog.tsx';

/** The address of a product, those that lead to it, and the way to another one. ADM-144 */
export function AddressPart({ product }: { readonly product: Product }) {
  const [open, setOpen] = useState(false);
  const { address, formerSlugs } = product;
  return (
    <>
      <div className={classes.addressLine}>
        <div className={classes.addressWords}>
          <span className={classes.addressLabel}>{adminProductText.address()}</span>
          <span className={classes.addressText}>{address}</span>
        </div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {adminProductText.changeAddress()}
        </Button>
      </div>
      {formerSlugs.length > 0 && <FormerSlugs slugs={formerSlugs} />}
      {open && <SlugDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
