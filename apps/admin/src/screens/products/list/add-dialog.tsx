import { adminProductsText as text } from '@stoa/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { EntryForm, forgetUnsaved, TextField } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { ChildrenField } from '../product/children-field.tsx';
import { ChildLine } from '../product/children-section.tsx';
import { useProductChange } from '../product/use-product.ts';
import { attributesAddress, productAddress } from '../product/variations/addresses.ts';
import classes from './add-dialog.module.css';
import { KindField } from './kind-field.tsx';
import { newProduct } from './new-product.ts';

const NOTHING_TYPED: z.infer<typeof newProduct> = { kind: 'simple', name: '', sku: '', children: [] };

/** Adds a product, which shoppers do not see yet, and leads to its page, or to what its variations differ in. ADM-105 */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { code: shop } = useWorkplace();
  const navigate = useNavigate();
  const changed = useProductChange();
  const add = async ({ kind, name, sku, children }: z.infer<typeof newProduct>) => {
    const parts = kind === 'grouped' && { children: children.map((child) => child.sku) };
    const { id } = await api.products.create({ shop, kind, name, sku, ...parts });
    tell(text.added({ name }));
    forgetUnsaved();
    onClose();
    navigate(kind === 'variable_product' ? attributesAddress(shop, id) : productAddress(shop, id));
    await changed();
  };
  return (
    <Dialog onClose={onClose} title={text.addTitle()} help={text.addHelp()}>
      <EntryForm signedIn schema={newProduct} values={NOTHING_TYPED} onSubmit={add} submit={text.add()}>
        <KindField name="kind" label={text.kindOf()} />
        <TextField name="name" label={text.name()} autoComplete="off" first />
        <TextField name="sku" label={text.sku()} description={text.skuHelp()} autoComplete="off" />
        <Parts />
      </EntryForm>
    </Dialog>
  );
}

/** What a grouped product consists of. What was chosen stays, though one looks at another kind meanwhile. */
function Parts() {
  const { control } = useFormContext<z.infer<typeof newProduct>>();
  const { currency } = usePlace();
  if (useWatch({ control, name: 'kind' }) !== 'grouped') return null;
  return (
    <ChildrenField name="children" label={text.children()} listClass={classes.parts}>
      {(child) => <ChildLine child={child} currency={currency} isLinked={false} />}
    </ChildrenField>
  );
}
