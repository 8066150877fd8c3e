import { Button, Skeleton } from '@mantine/core';
import type { StockMovement } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { IconHistory } from '@tabler/icons-react';
import { useId } from 'react';
import { Empty, Failed, Loading } from '../../../../kit/state/index.ts';
import { MovementRow } from './movement-row.tsx';
import classes from './stock.module.css';
import { useMovements } from './use-stock.ts';

/** What moved a stock, the latest first, and what was there afterwards. ADM-132 */
export function History({ of }: { readonly of: string }) {
  const id = useId();
  const query = useMovements(of);
  return (
    <section aria-labelledby={id} className={classes.history}>
      <h3 id={id} className={classes.subtitle}>
        {adminStockText.history()}
      </h3>
      {query.data !== undefined && <Movements movements={query.data.pages.flatMap(({ items }) => items)} />}
      {query.isPending && (
        <Loading>
          <HistoryOutline />
        </Loading>
      )}
      {query.isError && (
        <Failed
          error={query.error}
          onRetry={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {query.hasNextPage && !query.isError && (
        <Button
          variant="default"
          mt="xs"
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {adminStockText.earlier()}
        </Button>
      )}
    </section>
  );
}

function Movements({ movements }: { readonly movements: readonly StockMovement[] }) {
  if (movements.length === 0) {
    return (
      <Empty icon={IconHistory} title={adminStockText.noHistory()} help={adminStockText.noHistoryHelp()} />
    );
  }
  return (
    <table className={classes.movements}>
      <thead>
        <tr>
          <th scope="col">{adminStockText.what()}</th>
          <th scope="col">{adminStockText.onHand()}</th>
          <th scope="col">{adminStockText.reserved()}</th>
          <th scope="col">{adminStockText.backordered()}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </tbody>
    </table>
  );
}

const HistoryOutline = () =>
  Array.from({ length: 3 }, (_, at) => <Skeleton key={at} height={34} my={10} radius="sm" />);
