import type { AdminOutputs, Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api, queries } from '../../../api/index.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { EntryForm, forgetUnsaved, TextField } from '../../../kit/form/index.ts';
import { Loaded } from '../../../kit/state/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { skusWith } from './copy-skus.ts';
import classes from './duplicate.module.css';
import { useProductChange } from './use-product.ts';

interface DuplicateDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Copies a product and leads to the copy; the skus that it will have are shown before. ADM-106 */
export function DuplicateDialog({ product, onClose }: DuplicateDialogProps) {
  const { code: shop } = useWorkplace();
  const { id, name } = product;
  const query = useQuery(
    queries.products.copySkus.queryOptions({ input: { shop, product: id }, staleTime: 0, gcTime: 0 }),
  );
  return (
    <Dialog
      onClose={onClose}
      title={adminProductText.duplicateTitle({ name })}
      help={adminProductText.duplicateHelp()}
    >
      <Loaded query={query}>{(skus) => <CopyForm product={product} skus={skus} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

const schema = z.object({
  name: z.string().trim().min(1, adminProductText.nameNeeded()),
  ending: z.string().trim().min(1, adminProductText.endingNeeded()),
});

type Skus = AdminOutputs['products']['copySkus'];

interface CopyFormProps extends DuplicateDialogProps {
  readonly skus: Skus;
}

function CopyForm({ product, skus, onClose }: CopyFormProps) {
  const { code: shop } = useWorkplace();
  const navigate = useNavigate();
  const changed = useProductChange();
  const copy = async (typed: z.infer<typeof schema>) => {
    const { id } = await api.products.duplicate({ shop, product: product.id, ...typed });
    tell(adminProductText.copied());
    forgetUnsaved();
    onClose();
    navigate(`/${shop}/products/${id}`);
    await changed();
  };
  const name = adminProductText.nameOfCopy({ name: product.name }).slice(0, 255);
  return (
    <EntryForm
      signedIn
      schema={schema}
      values={{ name, ending: skus.ending }}
      onSubmit={copy}
      submit={adminProductText.makeCopy()}
    >
      <TextField name="name" label={adminProductText.copyName()} maxLength={255} autoComplete="off" first />
      <TextField
        name="ending"
        label={adminProductText.ending()}
        description={adminProductText.endingHelp()}
        maxLength={20}
        autoComplete="off"
      />
      <NewSkus skus={skus} variations={product.variations} />
    </EntryForm>
  );
}

interface NewSkusProps {
  readonly skus: Skus;
  /** How many variations there are; more than are named. */
  readonly variations: number;
}

/** The skus of the copy, with the ending as it is typed. */
function NewSkus({ skus, variations }: NewSkusProps) {
  const ending: string = useWatch({ name: 'ending' });
  const shown = skusWith(skus, ending.trim());
  const more = variations - skus.variations.length;
  return (
    <section className={classes.skus} aria-label={adminProductText.newSkus()}>
      <span className={classes.label}>{adminProductText.newSkus()}</span>
      <ul className={classes.list}>
        {shown.map((sku) => (
          <li key={sku}>{sku}</li>
        ))}
        {more > 0 && <li className={classes.more}>{adminProductText.moreSkus({ n: more })}</li>}
      </ul>
    </section>
  );
}
