import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CellText } from '../../../kit/sheet/index.ts';
import { makeSheet } from '../../../kit/sheet/sheet-model.ts';
import { idOfRow, type MatrixRow } from './matrix.ts';
import { MatrixBar } from './matrix-messages.tsx';
import { matrixRow } from './testing.ts';

it('the bar of the sheet says how many variations are changed, and is not there while none is [ADM-034]', () => {
  const sheet = makeSheet<MatrixRow>({ rowId: idOfRow, conflict: () => '' });
  sheet.setColumns([
    {
      id: 'sku',
      header: 'SKU',
      width: 1,
      kind: 'text',
      read: ({ sku }) => sku,
      check: () => undefined,
      tidy: (x) => x,
    },
    {
      id: 'weight',
      header: 'Weight',
      width: 1,
      kind: 'text',
      read: () => '',
      check: () => undefined,
      tidy: (x) => x,
    },
  ]);
  sheet.takeIn([matrixRow('red'), matrixRow('sand')]);
  const told = () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <MatrixBar sheet={sheet} isSaving={false} onSave={() => undefined} onDiscard={() => undefined} />
      </MantineProvider>,
    );
    return /role="status">([^<]*)</.exec(html)?.[1];
  };
  const typed = (...cells: readonly CellText[]) => sheet.set(cells);
  expect(told()).toBeUndefined();
  typed({ row: 'red', column: 'sku', text: 'x' }, { row: 'red', column: 'weight', text: '1 kg' });
  expect(told()).toBe('1 variation changed');
  typed({ row: 'sand', column: 'sku', text: 'y' });
  expect(told()).toBe('2 variations changed');
  sheet.undo();
  typed({ row: 'red', column: 'sku', text: 'red' });
  expect(told()).toBe('1 variation changed');
  typed({ row: 'red', column: 'weight', text: '' });
  expect(told()).toBeUndefined();
});
