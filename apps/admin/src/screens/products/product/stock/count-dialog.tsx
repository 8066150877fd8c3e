import type { StockNow } from '@stoa/admin-contract';
import { adminFormText, adminStockText } from '@stoa/messages';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { api } from '../../../../api/index.ts';
import { tellCount } from '../../../../kit/amount.ts';
import { Dialog } from '../../../../kit/dialog.tsx';
import { CountField, countOf, EntryForm, typedNumber } from '../../../../kit/form/index.ts';
import { type Place, usePlace } from '../../../../kit/place.ts';
import { tell } from '../../../../kit/toast.tsx';
import { useWorkplace } from '../../../../session/index.ts';
import { AfterCount } from './after-count.tsx';
import { ReasonField } from './reason-field.tsx';
import { type CountKind, commonReasons } from './reasons.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useKeys } from './use-keys.ts';
import { useStockChange } from './use-stock.ts';

const MOST_PIECES = 1_000_000_000;

const words = {
  in: {
    title: adminStockText.inTitle,
    action: adminStockText.countIn,
    done: adminStockText.countedIn,
    field: 'delta',
    label: adminStockText.pieces,
  },
  out: {
    title: adminStockText.outTitle,
    action: adminStockText.countOut,
    done: adminStockText.countedOut,
    field: 'delta',
    label: adminStockText.pieces,
  },
  set: {
    title: adminStockText.countTitle,
    action: adminStockText.count,
    done: adminStockText.countSet,
    field: 'counted',
    label: adminStockText.counted,
  },
} as const;

/** What is typed, by the name that the number has in the contract, so that what it refuses stands beside it. */
const schemaOf = (kind: CountKind, { locale }: Place) =>
  z.object({
    [words[kind].field]: typedNumber({
      locale,
      unit: 'count',
      least: kind === 'set' ? 0 : 1,
      most: MOST_PIECES,
    }),
    reason: z.string().trim().min(1, adminFormText.required()).max(255, adminStockText.reasonLength()),
  });

interface CountDialogProps {
  readonly kind: CountKind;
  /** The id of a product or of a variation. */
  readonly of: string;
  readonly stock: StockNow;
  readonly onClose: () => void;
}

/**
 * Counts pieces in or out, or sets the counted number, with a reason. Where it is refused since the stock moved or orders
 * hold pieces, the present number is told, and one goes on with it from what was typed. ADM-130, ADM-131
 */
export function CountDialog({ kind, of, stock, onClose }: CountDialogProps) {
  const { code: shop } = useWorkplace();
  const place = usePlace();
  const changed = useStockChange(of);
  const schema = useMemo(() => schemaOf(kind, place), [kind, place]);
  // The stock may be read anew behind the dialog, and whoever counts has not seen that.
  const [seen, setSeen] = useState(stock.onHand);
  const [refusal, setRefusal] = useState<Refusal>();
  const { title, action, done, field, label } = words[kind];
  const keyOf = useKeys();

  const send = (pieces: number, reason: string) => {
    const ofProduct = { shop, product: of, reason };
    if (kind === 'set') return api.stock.count({ ...ofProduct, counted: pieces, seen });
    const adjustment = { ...ofProduct, delta: kind === 'in' ? pieces : -pieces };
    return api.stock.adjust({ ...adjustment, idempotencyKey: keyOf(adjustment) });
  };
  const count = async (typed: Readonly<Record<string, string>>) => {
    setRefusal(undefined);
    try {
      const after = await send(countOf(typed[field] ?? '', place) ?? 0, (typed.reason ?? '').trim());
      tell(done({ n: tellCount(after.onHand, place) }));
      onClose();
      await changed(after);
    } catch (error) {
      const refused = refusalOf(error, seen);
      if (refused === undefined) throw error;
      setRefusal(refused);
      if (refused.kind === 'moved') setSeen(refused.onHand);
      await changed();
    }
  };
  return (
    <Dialog onClose={onClose} title={title()} help={helpOf(kind, stock, place)}>
      <EntryForm
        signedIn
        schema={schema}
        values={{ [field]: '', reason: '' }}
        onSubmit={count}
        submit={action()}
      >
        {refusal && <RefusalNotice refusal={refusal} field={field} />}
        <div>
          <CountField name={field} label={label()} first />
          <AfterCount kind={kind} field={field} onHand={kind === 'set' ? seen : stock.onHand} />
        </div>
        <ReasonField common={commonReasons[kind]} />
      </EntryForm>
    </Dialog>
  );
}

function helpOf(kind: CountKind, { salable }: StockNow, place: Place): string {
  if (kind === 'in') return adminStockText.inHelp();
  return kind === 'set'
    ? adminStockText.countHelp()
    : adminStockText.outHelp({ n: tellCount(Math.max(0, salable), place) });
}
