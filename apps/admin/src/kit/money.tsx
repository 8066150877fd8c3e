import { formatPrice } from '@stoa/domain';
import classes from './money.module.css';

interface MoneyProps {
  /** Minor units of `currency`. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Whether it is taken off: it stands with a minus. */
  readonly taken?: boolean;
}

/** An amount as people read it. Its digits are of one width, so that amounts below each other are compared at a glance. */
export const Money = ({ amount, currency, taken = false }: MoneyProps) => (
  <span className={classes.money}>
    {taken && '−'}
    {formatPrice(amount, currency)}
  </span>
);
