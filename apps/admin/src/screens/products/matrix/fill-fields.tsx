import { MAX_SKU_LENGTH, skuByPattern } from '@stoa/domain';
import { tellNumber, adminMatrixText as text } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { AmountField, CountField, SelectField, TextField, useField } from '../../../kit/form/index.ts';
import { PictureTiles, type SheetPicture } from '../../../kit/sheet/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { weightHelp } from '../product/weight.ts';
import { availabilities } from './availability.ts';
import { isByPercent, isPriceWay, PRICE_WAYS } from './fill-price.ts';
import type { FILLABLE, FillGround, FillValues } from './fill-values.ts';
import classes from './matrix.module.css';
import { type MatrixProduct, picturesOf } from './matrix.ts';

interface FillFieldsProps {
  readonly ground: FillGround;
  readonly product: MatrixProduct;
  /** What may be filled. */
  readonly offered: readonly (typeof FILLABLE)[number][];
}

/** The fields of what is to be filled: first which, then with what. */
export function FillFields({ ground, product, offered }: FillFieldsProps) {
  const what: FillValues['what'] = useWatch({ name: 'what' });
  const options = offered.map((value) => ({ value, label: text[value]() }));
  return (
    <>
      <SelectField name="what" label={text.fillWhat()} options={options} first />
      <With what={what} ground={ground} product={product} />
    </>
  );
}

interface WithProps extends Pick<FillFieldsProps, 'ground' | 'product'> {
  readonly what: string;
}

function With({ what, ground, product }: WithProps) {
  const { currency } = ground.purse;
  switch (what) {
    case 'sku':
      return <SkuFields ground={ground} />;
    case 'msrp':
      return (
        <AmountField name="msrp" label={text.msrp()} description={text.msrpFillHelp()} currency={currency} />
      );
    case 'weight':
      return (
        <TextField
          name="weight"
          label={text.weight()}
          description={weightHelp(ground.purse)}
          autoComplete="off"
        />
      );
    case 'picture':
      return <PictureField pictures={picturesOf(product)} />;
    case 'availability':
      return <SelectField name="availability" label={text.availability()} options={availabilities} />;
    default:
      return <PriceFields currency={currency} />;
  }
}

const wayWords = {
  set: text.setTo,
  add: text.add,
  subtract: text.subtract,
  addPercent: text.addPercent,
  subtractPercent: text.subtractPercent,
} as const;

function PriceFields({ currency }: { readonly currency: string }) {
  const way: FillValues['way'] = useWatch({ name: 'way' });
  const options = PRICE_WAYS.map((value) => ({ value, label: wayWords[value]() }));
  return (
    <div className={classes.pair}>
      <SelectField name="way" label={text.priceHow()} options={options} />
      {isPriceWay(way) && isByPercent(way) ? (
        <CountField name="percent" label={text.percent()} unit="%" />
      ) : (
        <AmountField name="price" label={text.amount()} currency={currency} />
      )}
    </div>
  );
}

function PictureField({ pictures }: { readonly pictures: readonly SheetPicture[] }) {
  const { code: shop } = useWorkplace();
  const { value, onChange } = useField('picture', text.picture());
  return (
    <PictureTiles
      label={text.picture()}
      shop={shop}
      pictures={pictures}
      chosen={String(value)}
      onChoose={onChange}
    />
  );
}

/** How many skus are shown before they are set. */
const PREVIEWED = 4;

function SkuFields({ ground: { product, rows } }: Pick<FillFieldsProps, 'ground'>) {
  const pattern: FillValues['pattern'] = useWatch({ name: 'pattern' });
  const { sku, variationAttributes } = product;
  const shown = rows.slice(0, PREVIEWED).map((row, at) => {
    const values = variationAttributes.map(({ id }) => [id, row.values[id] ?? ''] as const);
    return skuByPattern(pattern.trim(), {
      sku,
      values: values.filter(([, value]) => value !== ''),
      n: at + 1,
    });
  });
  return (
    <>
      <TextField
        name="pattern"
        label={text.pattern()}
        description={
          <>
            {text.patternHelp({ sku: '{sku}', values: '{values}', n: '{n}' })}{' '}
            {variationAttributes
              .map(({ id, label }) => text.patternOf({ placeholder: `{${id}}`, attribute: label }))
              .join(' ')}
          </>
        }
        autoComplete="off"
        maxLength={MAX_SKU_LENGTH}
      />
      <div className={classes.preview}>
        <p className={classes.previewTitle}>{text.preview()}</p>
        <ul className={classes.previewList}>
          {shown.map((one, at) => (
            <li key={rows[at]?.id}>{one}</li>
          ))}
        </ul>
        {rows.length > PREVIEWED && (
          <p className={classes.previewMore}>
            {text.previewMore({ n: tellNumber(rows.length - PREVIEWED) })}
          </p>
        )}
      </div>
    </>
  );
}
