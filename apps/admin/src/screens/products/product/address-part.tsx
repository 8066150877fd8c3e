import { Button } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useState } from 'react';
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

/** Addresses that lead to the present one; the latest first. */
export const FormerSlugs = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <div className={classes.former}>
    <span>{adminProductText.formerAddresses()}</span>
    <ul>
      {slugs.map((slug) => (
        <li key={slug}>/{slug}</li>
      ))}
    </ul>
  </div>
);
