import type { Product } from '@stoa/admin-contract';
import { countCombinations, MOST_VARIATIONS } from '@stoa/domain';
import { adminVariationsText, plural, adminAttributesEditorText as text } from '@stoa/messages';
import { useFormState, useWatch } from 'react-hook-form';
import { tellCount } from '../../../kit/amount.ts';
import { BusyButton } from '../../../kit/busy-button.tsx';
import { useFormAround, useUnsaved } from '../../../kit/form/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { LinkButton } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { sheetAddress } from '../product/variations/addresses.ts';
import classes from './attributes.module.css';
import { tellCombinations } from './combinations.ts';
import type { TypedAttributes } from './model.ts';

/** Tells how many combinations the values make, as they are typed, and where to go on from here. ADM-111 */
export function CombinationsLine({ product }: { readonly product: Product }) {
  const place = usePlace();
  const { id: form } = useFormAround();
  const { code: shop } = useWorkplace();
  const attributes = useWatch<TypedAttributes, 'attributes'>({ name: 'attributes' });
  const { isSubmitting } = useFormState();
  const unsaved = useUnsaved();
  const n = countCombinations(attributes);
  const tooMany = n > MOST_VARIATIONS;
  const lacksSome = !unsaved && !tooMany && n > product.variations;
  return (
    <section className={classes.foot} aria-label={text.combinations()}>
      <div className={classes.footWords}>
        <output className={classes.combinations} data-too-many={tooMany}>
          {tellCombinations(attributes, place)}
        </output>
        {tooMany && (
          <p className={classes.tooMany}>
            {text.tooManyCombinations({ most: tellCount(MOST_VARIATIONS, place) })}
          </p>
        )}
        {product.variations > 0 && (
          <p className={classes.quiet}>
            {plural(product.variations, adminVariationsText.one, adminVariationsText.many)}
          </p>
        )}
      </div>
      <div className={classes.footButtons}>
        {lacksSome && (
          <BusyButton type="submit" form={form} variant="default" busy={isSubmitting}>
            {text.addMissing()}
          </BusyButton>
        )}
        {product.variations > 0 && <LinkButton to={sheetAddress(shop, product.id)} label={text.toSheet()} />}
      </div>
    </section>
  );
}
