import { Skeleton } from '@mantine/core';
import card from '../../kit/section.module.css';
import classes from './to-do.module.css';

/** The outline of the home of a shop in its measures. ADM-062 */
export const HomeOutline = () => (
  <div className={card.section}>
    <div className={card.head}>
      <Skeleton height={18} width="32%" radius="sm" />
    </div>
    <div className={card.body}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={classes.entry}>
          <Skeleton circle height={20} className={classes.mark ?? ''} />
          <Skeleton height={13} width={`${30 + (row % 3) * 8}%`} radius="sm" />
        </div>
      ))}
    </div>
  </div>
);
