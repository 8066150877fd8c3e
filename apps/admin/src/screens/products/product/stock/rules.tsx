import { Button } from '@mantine/core';
import type { StockNow } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { type ReactNode, useState } from 'react';
import { tellCount } from '../../../../kit/amount.ts';
import { usePlace } from '../../../../kit/place.ts';
import { Time } from '../../../../kit/time.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import classes from './stock.module.css';
import { useMayCount } from './use-stock.ts';

interface RulesProps {
  readonly of: string;
  readonly stock: StockNow;
}

/** How something is sold when few or none are left, and the way to change it. STOCK-012, STOCK-013 */
export function Rules({ of, stock }: RulesProps) {
  const [open, setOpen] = useState(false);
  const place = usePlace();
  const mayCount = useMayCount();
  const { lowStockThreshold: low, allowBackorders, backorderShipDate } = stock;
  return (
    <div className={classes.rules}>
      <dl className={classes.ruleList}>
        <Rule name={adminStockText.lowAt()} message={low > 0 ? stock.lowStockAlertMessage : ''}>
          {low === 0 ? adminStockText.lowAtNone() : adminStockText.lowAtValue({ n: tellCount(low, place) })}
        </Rule>
        <Rule name={adminStockText.backorders()} message={allowBackorders ? stock.backorderMessage : ''}>
          {allowBackorders ? adminStockText.backordersOn() : adminStockText.backordersOff()}
        </Rule>
        {allowBackorders && backorderShipDate !== null && (
          <Rule name={adminStockText.shipDate()} message="">
            <Time at={backorderShipDate} detail="day" />
          </Rule>
        )}
      </dl>
      {mayCount && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={adminStockText.changeRulesLabel()}
          onClick={() => setOpen(true)}
        >
          {adminStockText.changeRules()}
        </Button>
      )}
      {open && <RulesDialog of={of} stock={stock} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface RuleProps {
  readonly name: string;
  /** What shoppers read then; empty for the usual sentence. */
  readonly message: string;
  readonly children: ReactNode;
}

const Rule = ({ name, message, children }: RuleProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {message !== '' && <span className={classes.message}>{adminStockText.messageRead({ message })}</span>}
    </dd>
  </div>
);
