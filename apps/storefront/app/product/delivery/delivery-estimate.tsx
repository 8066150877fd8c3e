import { runInBrowser } from '@stoa/contract';
import { productText } from '@stoa/messages';
import { useEffect, useState } from 'react';

/** From the first step to the last. ENT-063 */
const steps = [
  ['orderPlacedData', productText.orderPlaced],
  ['orderShipData', productText.orderShips],
  ['deliveredData', productText.orderArrives],
] as const;

type Estimate = Readonly<
  Record<(typeof steps)[number][0], { readonly from: string; readonly to: string; readonly text: string }>
>;

/** Keeps the room of the sentence until it is there. */
const NO_BREAK_SPACE = '\u00a0';

const QUERY = `query DeliveryEstimate($id: ID, $offset: Int) {
  getDeliveryEstimateInfo(deliveryEstimateId: $id, timezone_offset: $offset) {
    deliveryEstimate { ${steps.map(([name]) => `${name} { from to text }`).join(' ')} }
  }
}`;

/**
 * When the product is sent and delivered if it is ordered now. It depends on the buyer's time zone, so the browser
 * requests it and no shared page contains it; its space is reserved. Without an answer nothing is shown. PDP-020,
 * API-018, API-019, ERR-011
 */
export function DeliveryEstimate({ id }: { id: string }) {
  const [estimate, setEstimate] = useState<Estimate | null>();
  useEffect(() => {
    const ends = new AbortController();
    const variables = { id, offset: new Date().getTimezoneOffset() };
    runInBrowser<Answer>(QUERY, variables, ends.signal)
      .then(({ getDeliveryEstimateInfo: found }) => setEstimate(found.deliveryEstimate))
      .catch((reason: unknown) => {
        if (ends.signal.aborted) return;
        // biome-ignore lint/suspicious/noConsole: a failure here is logged and nothing more.
        console.info('no delivery estimate', reason);
        setEstimate(null);
      });
    return () => ends.abort();
  }, [id]);
  if (estimate === null) return null;
  return (
    <div className="needs-script">
      <p className="delivery-promise">{estimate ? promiseOf(estimate) : NO_BREAK_SPACE}</p>
      <dl className="delivery-steps" aria-busy={!estimate}>
        {steps.map(([name, label]) => (
          <div key={name}>
            <dt>{label()}</dt>
            <dd>{estimate?.[name].text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** `Get it Wed, Nov 25 to Tue, Dec 1`; a span of one day is that day. */
function promiseOf({ deliveredData: { from, to } }: Estimate): string {
  if (from === to) return productText.getItOn({ day: dayOf(from) });
  return productText.getItFrom({ from: dayOf(from), to: dayOf(to) });
}

/** A day of a calendar, which is the same in every time zone. */
const dayOf = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

interface Answer {
  readonly getDeliveryEstimateInfo: { readonly deliveryEstimate: Estimate | null };
}
