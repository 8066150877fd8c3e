import { Skeleton } from '@mantine/core';
import classes from './groups.module.css';

/** The outline of the groups in their measures. ADM-062 */
export const GroupsOutline = () => (
  <div className={classes.card}>
    {Array.from({ length: 4 }, (_, row) => (
      <div key={row} className={classes.outlineRow}>
        <Skeleton height={12} width={`${22 + (row % 3) * 7}%`} radius="sm" />
        <Skeleton height={12} width="12%" radius="sm" />
        <Skeleton height={12} width="6%" radius="sm" />
        <Skeleton height={12} width="6%" radius="sm" />
      </div>
    ))}
  </div>
);
