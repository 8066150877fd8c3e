import { Skeleton } from '@mantine/core';
import classes from './matrix.module.css';

/** About a screenful. */
const ROWS = 9;

/** The outline of the sheet in its measures. ADM-062 */
export const MatrixOutline = () => (
  <div className={classes.around}>
    <div className={classes.outlineTools}>
      <Skeleton height={34} width={240} radius="md" />
      <Skeleton height={34} width={110} radius="xl" />
      <Skeleton height={34} width={110} radius="xl" />
    </div>
    <div className={classes.body}>
      <OutlineRows />
    </div>
  </div>
);

/** The outline of its rows alone. */
export const OutlineRows = () =>
  Array.from({ length: ROWS }, (_, row) => (
    <div key={row} className={classes.outlineRow}>
      <Skeleton height={32} width={32} radius="sm" />
      {['22%', '16%', '9%', '10%', '12%'].map((width) => (
        <Skeleton key={width} height={12} width={width} radius="sm" />
      ))}
    </div>
  ));
