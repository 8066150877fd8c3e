import { adminVariationsText, adminMatrixText as text } from '@stoa/messages';
import { useParams } from 'react-router';
import { isAbsent } from '../../../api/index.ts';
import { RecordScreen } from '../../../kit/record-screen.tsx';
import { Loaded, NotFound } from '../../../kit/state/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { productAddress } from '../product/variations/addresses.ts';
import { MatrixEditor } from './matrix-editor.tsx';
import { MatrixOutline } from './matrix-outline.tsx';
import { useMatrix } from './use-matrix.ts';

/** All variations of a product, to be looked through and changed many at a time. ADM-113, ADM-114 */
export function MatrixScreen() {
  const { product: id = '' } = useParams();
  const { code: shop } = useWorkplace();
  const query = useMatrix(id);
  if (isAbsent(query)) return <NotFound />;
  const product = query.data?.product;
  return (
    <RecordScreen
      key={id}
      list={{ to: productAddress(shop, id), label: product?.name ?? adminVariationsText.back() }}
      title={text.title()}
    >
      <Loaded query={query} outline={<MatrixOutline />}>
        {(matrix) => <MatrixEditor matrix={matrix} />}
      </Loaded>
    </RecordScreen>
  );
}
