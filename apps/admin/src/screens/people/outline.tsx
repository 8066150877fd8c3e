import { Skeleton } from '@mantine/core';
import classes from './people.module.css';

/** The outline of the people screen in its measures. ADM-062 */
export const PeopleOutline = () => (
  <div className={classes.outline}>
    {Array.from({ length: 10 }, (_, row) => (
      <div key={row} className={classes.outlineRow}>
        <Skeleton circle height={32} />
        <Skeleton height={12} width={`${24 + (row % 3) * 6}%`} radius="sm" />
        <Skeleton height={12} width="16%" radius="sm" />
        <Skeleton height={12} width="12%" radius="sm" />
      </div>
    ))}
  </div>
);
