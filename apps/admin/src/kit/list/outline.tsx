import { Skeleton } from '@mantine/core';
import { Loading } from '../state/index.ts';
import classes from './rows.module.css';
import { useAsCards } from './use-as-cards.ts';

/** About a screenful. */
const ROWS = 10;

/** The outline of rows that are loading, in their measures. ADM-062 */
export function Outline({ columns }: { readonly columns: number }) {
  const asCards = useAsCards();
  return (
    <Loading>
      {Array.from({ length: asCards ? 4 : ROWS }, (_, row) =>
        asCards ? (
          <div key={row} className={classes.outlineCard}>
            <Skeleton height={14} width="62%" radius="sm" />
            <Skeleton height={10} width="88%" radius="sm" />
            <Skeleton height={10} width="46%" radius="sm" />
          </div>
        ) : (
          <div key={row} className={classes.outlineRow}>
            {Array.from({ length: columns }, (_, column) => (
              <Skeleton
                key={column}
                height={12}
                width={`${44 + ((row * 3 + column * 5) % 4) * 14}%`}
                radius="sm"
              />
            ))}
          </div>
        ),
      )}
    </Loading>
  );
}
