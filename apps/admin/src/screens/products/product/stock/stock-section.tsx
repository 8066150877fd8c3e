import { Button } from '@mantine/core';
import type { Product, StockNow } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { IconClipboardCheck, IconMinus, IconPlus, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../../kit/section.tsx';
import { CountDialog } from './count-dialog.tsx';
import { History } from './history.tsx';
import { BeginKeeping, EndKeeping } from './keeping.tsx';
import type { CountKind } from './reasons.ts';
import { Rules } from './rules.tsx';
import classes from './stock.module.css';
import { StockFigures } from './stock-figures.tsx';
import { useMayCount } from './use-stock.ts';

interface StockSectionProps {
  /** A product, or a variation, which is of no kind. */
  readonly record: { readonly id: string; readonly stock: StockNow | null; readonly kind?: Product['kind'] };
}

/**
 * The stock of a product or variation: what is there, the ways to count, how it is sold when none are left, and its
 * history. It changes by its own acts alone and is no part of the form around it. ADM-130 to ADM-132
 */
export function StockSection({ record: { id, stock, kind } }: StockSectionProps) {
  const mayCount = useMayCount();
  if (stock !== null) {
    return (
      <Section title={adminStockText.title()} actions={mayCount && <CountButtons of={id} stock={stock} />}>
        <StockFigures stock={stock} />
        <Rules of={id} stock={stock} />
        <History of={id} />
      </Section>
    );
  }
  if (kind === 'variable_product' || kind === 'grouped') {
    return (
      <Section title={adminStockText.title()}>
        <p className={classes.quiet}>
          {kind === 'grouped' ? adminStockText.ofParts() : adminStockText.ofVariations()}
        </p>
      </Section>
    );
  }
  return (
    <Section
      title={adminStockText.title()}
      actions={mayCount && kind !== 'gift_certificate' && <BeginKeeping of={id} />}
    >
      <p className={classes.quiet}>{adminStockText.notKept()}</p>
    </Section>
  );
}

const buttons: readonly (readonly [kind: CountKind, label: () => string, icon: TablerIcon])[] = [
  ['in', adminStockText.countIn, IconPlus],
  ['out', adminStockText.countOut, IconMinus],
  ['set', adminStockText.count, IconClipboardCheck],
];

interface CountButtonsProps {
  readonly of: string;
  readonly stock: StockNow;
}

function CountButtons({ of, stock }: CountButtonsProps) {
  const [open, setOpen] = useState<CountKind>();
  return (
    <>
      {buttons.map(([kind, label, Icon]) => (
        <Button
          key={kind}
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => setOpen(kind)}
        >
          {label()}
        </Button>
      ))}
      <EndKeeping of={of} />
      {open && <CountDialog kind={open} of={of} stock={stock} onClose={() => setOpen(undefined)} />}
    </>
  );
}
