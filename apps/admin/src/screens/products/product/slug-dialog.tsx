import { Button } from '@mantine/core';
import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { api, problemError, problemOf } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { EntryForm, TextField } from '../../../kit/form/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { FormerSlugs } from './former-slugs.tsx';
import { refusedSlugOf } from './slug-holder.ts';
import { useProductChange } from './use-product.ts';

interface SlugDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Gives a product another address. A taken one is refused with what holds it, and a free one offered. ADM-144 */
export function SlugDialog({ product, onClose }: SlugDialogProps) {
  const { code: shop } = useWorkplace();
  const changed = useProductChange();
  const [free, setFree] = useState<string>();
  const { id, slug: present, address, formerSlugs } = product;
  const schema = useMemo(() => slugSchema(present), [present]);
  const move = async ({ slug }: z.infer<typeof schema>) => {
    try {
      const moved = await api.products.moveSlug({ shop, product: id, slug });
      tell(adminProductText.addressChanged());
      onClose();
      await changed(moved);
    } catch (error) {
      const problem = problemOf(error);
      const refused = refusedSlugOf(problem);
      setFree(refused.free);
      if (problem === undefined || refused.text === undefined) throw error;
      throw problemError({ ...problem, errors: [{ pointer: '/slug', detail: refused.text }] });
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={adminProductText.changeAddressTitle()}
      help={adminProductText.changeAddressHelp({ address })}
    >
      <EntryForm
        signedIn
        schema={schema}
        values={{ slug: present }}
        onSubmit={move}
        submit={adminProductText.changeAddress()}
      >
        <TextField
          name="slug"
          label={adminProductText.newSlug({ origin: originOf(product) })}
          maxLength={255}
          autoComplete="off"
          first
        />
        {free !== undefined && <TakeFree free={free} onTaken={() => setFree(undefined)} />}
      </EntryForm>
      {formerSlugs.length > 0 && <FormerSlugs slugs={formerSlugs} />}
    </Dialog>
  );
}

const slugSchema = (present: string) =>
  z.object({
    slug: z
      .string()
      .trim()
      .min(1, adminProductText.slugNeeded())
      .refine((slug) => slug !== present, adminProductText.sameSlug()),
  });

/** What stands before the slug. */
const originOf = ({ address, slug }: Product): string =>
  address.endsWith(slug) ? address.slice(0, -slug.length) : `${new URL(address).origin}/`;

interface TakeFreeProps {
  readonly free: string;
  readonly onTaken: () => void;
}

function TakeFree({ free, onTaken }: TakeFreeProps) {
  const { setValue, clearErrors, setFocus } = useFormContext();
  const take = () => {
    setValue('slug', free);
    clearErrors('slug');
    setFocus('slug');
    onTaken();
  };
  return (
    <Button variant="default" onClick={take} style={{ alignSelf: 'flex-start' }}>
      {adminProductText.useFree({ free })}
    </Button>
  );
}
