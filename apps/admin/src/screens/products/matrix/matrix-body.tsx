import { adminMatrixText as text } from '@stoa/messages';
import { IconStack2 } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilterValues } from '../../../kit/list/index.ts';
import { Sheet, type SheetColumn, type SheetModel } from '../../../kit/sheet/index.ts';
import { Empty, Failed, LinkButton, Loading, NothingMatches } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { useMayWrite } from '../product/use-product.ts';
import { productAddress } from '../product/variations/addresses.ts';
import { asksForArchived } from './filter.ts';
import { type MatrixProduct, type MatrixRow, rowNamer } from './matrix.ts';
import { OutlineRows } from './matrix-outline.tsx';

interface MatrixBodyProps {
  readonly sheet: SheetModel<MatrixRow>;
  readonly columns: readonly SheetColumn<MatrixRow>[];
  readonly shown: readonly MatrixRow[];
  readonly product: MatrixProduct;
  /** Whether the product has no variation but archived ones. */
  readonly isEmpty: boolean;
  readonly archived: UseQueryResult<unknown>;
  readonly filters: FilterValues;
  /** By what the rows are chosen: with others, the sheet begins at its top. */
  readonly shownBy: string;
  readonly onClear: () => void;
}

/** The sheet, or what stands in its place while archived variations load, or where none is shown. ADM-062 to ADM-064 */
export function MatrixBody(props: MatrixBodyProps) {
  const { sheet, columns, shown, product, isEmpty, archived, filters, shownBy, onClear } = props;
  const rowName = useMemo(() => rowNamer(product), [product]);
  if (asksForArchived(filters) && archived.data === undefined) {
    return archived.isError ? (
      <Failed error={archived.error} onRetry={() => archived.refetch()} />
    ) : (
      <Loading>
        <OutlineRows />
      </Loading>
    );
  }
  if (shown.length > 0) {
    return (
      <Sheet
        key={shownBy}
        sheet={sheet}
        label={text.title()}
        columns={columns}
        rows={shown}
        rowName={rowName}
      />
    );
  }
  return isEmpty && !asksForArchived(filters) ? (
    <NoVariations product={product} />
  ) : (
    <NothingMatches onClear={onClear} />
  );
}

function NoVariations({ product: { id } }: Pick<MatrixBodyProps, 'product'>) {
  const { code: shop } = useWorkplace();
  const mayWrite = useMayWrite();
  return (
    <Empty
      icon={IconStack2}
      title={text.none()}
      help={text.noneHelp()}
      action={
        mayWrite && <LinkButton to={`${productAddress(shop, id)}/attributes`} label={text.toAttributes()} />
      }
    />
  );
}
