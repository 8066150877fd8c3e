import type { StockNow } from '@stoa/admin-contract';
import { adminStockText } from '@stoa/messages';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../../../api/index.ts';
import { Dialog } from '../../../../kit/dialog.tsx';
import { CheckField, CountField, DayField, EntryForm, TextAreaField } from '../../../../kit/form/index.ts';
import { usePlace } from '../../../../kit/place.ts';
import { tell } from '../../../../kit/toast.tsx';
import { useWorkplace } from '../../../../session/index.ts';
import { changedRules, rulesSchema, rulesValues, type TypedRules } from './rules-values.ts';
import { useStockChange } from './use-stock.ts';

interface RulesDialogProps {
  /** The id of a product or of a variation. */
  readonly of: string;
  readonly stock: StockNow;
  readonly onClose: () => void;
}

/** Says how something is sold when few or none are left. STOCK-012, STOCK-013 */
export function RulesDialog({ of, stock, onClose }: RulesDialogProps) {
  const { code: shop } = useWorkplace();
  const place = usePlace();
  const changed = useStockChange(of);
  const schema = useMemo(() => rulesSchema(place), [place]);
  const [values] = useState(() => rulesValues(stock, place));
  const save = async (typed: TypedRules) => {
    const after = await api.stock.setRules({ shop, product: of, ...changedRules(values, typed, place) });
    tell(adminStockText.rulesSaved());
    onClose();
    await changed(after);
  };
  return (
    <Dialog onClose={onClose} title={adminStockText.rulesTitle()}>
      <EntryForm signedIn schema={schema} values={values} onSubmit={save} submit={adminStockText.save()}>
        <CountField
          name="lowStockThreshold"
          label={adminStockText.threshold()}
          description={adminStockText.thresholdHelp()}
          first
        />
        <TextAreaField
          name="lowStockAlertMessage"
          label={adminStockText.lowMessage()}
          description={adminStockText.lowMessageHelp()}
          maxLength={500}
        />
        <CheckField
          name="allowBackorders"
          label={adminStockText.allowBackorders()}
          description={adminStockText.allowBackordersHelp()}
        />
        <BackorderFields zone={place.timeZone} />
      </EntryForm>
    </Dialog>
  );
}

/** What is told of backorders, while they are taken. */
function BackorderFields({ zone }: { readonly zone: string }) {
  if (useWatch({ name: 'allowBackorders' }) !== true) return null;
  return (
    <>
      <TextAreaField
        name="backorderMessage"
        label={adminStockText.backorderMessage()}
        description={adminStockText.lowMessageHelp()}
        maxLength={500}
      />
      <DayField
        name="backorderShipDate"
        label={adminStockText.shipDate()}
        description={adminStockText.shipDateHelp({ zone })}
      />
    </>
  );
}
