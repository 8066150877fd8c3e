import type { Product } from '@stoa/admin-contract';
import { useMemo } from 'react';
import { RecordForm } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { AttributesField } from './attributes-field.tsx';
import { attributesSchema } from './attributes-schema.ts';
import { CombinationsLine } from './combinations-line.tsx';
import { typedOf } from './model.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { tellAttributes } from './told.ts';
import { useAttributesSave } from './use-attributes.ts';

/** The attributes of a product in one form; saving them is planned first, and reviewed where it matters. ADM-110 to ADM-112 */
export function AttributesForm({ product }: { readonly product: Product }) {
  const place = usePlace();
  const read = product.variationAttributes;
  const schema = useMemo(() => attributesSchema(read, place), [read, place]);
  const values = useMemo(() => typedOf(read), [read]);
  const { save, tellSaved, review, giveUp } = useAttributesSave(product);
  return (
    <>
      <RecordForm schema={schema} values={values} onSave={save} saved={tellSaved} tellValue={tellAttributes}>
        <AttributesField read={read} />
        <CombinationsLine product={product} />
      </RecordForm>
      {review !== undefined && <ReviewDialog review={review} product={product} onClose={giveUp} />}
    </>
  );
}
