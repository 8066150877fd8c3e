import { checkoutText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';
import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFetcher } from 'react-router';
import type { CheckoutAnswer, CheckoutState } from './checkout-state.ts';
import { type Renewal, renewalBy } from './renewal.ts';
import { type CheckoutValues, costTheSame, readValues } from './values.ts';

/** Typing has come to rest after this many milliseconds. */
const SETTLES = 400;

type Intent = 'estimate' | 'place';

/** The state of the communication between form and server. */
export type CheckoutPhase = 'resting' | 'estimating' | 'placing' | 'unestimated';

/** What the buyer must read; a new one each time, also in the same words. */
interface Notice {
  readonly text: string;
}

/**
 * Returns the checkout with scripts: shipping and tax follow what is entered, and an order that is placed meanwhile
 * waits for them. It goes on by itself when the total is the one that was on the screen; another total is shown and
 * asked for again. CHK-010, TAX-507, OPEN-038
 */
export function useCheckout(
  form: RefObject<HTMLFormElement | null>,
  sent: CheckoutState,
  kept: CheckoutValues | undefined,
) {
  const fetcher = useFetcher<CheckoutAnswer>();
  const priceText = usePriceText();
  const [begun, setBegun] = useState(sent);
  const [state, setState] = useState(kept ? { ...sent, values: kept } : sent);
  const [notice, setNotice] = useState<Notice | undefined>(noticeOf(sent.message));
  const [answered, setAnswered] = useState<CheckoutAnswer>();
  // Set at the moment of sending, because the fetcher's state changes later.
  const [asked, setAsked] = useState<Intent>();
  // The total on the screen, if there was one, when the order was placed while another was being estimated.
  const [agreed, setAgreed] = useState<{ readonly total: number | undefined }>();
  const [settling, setSettling] = useState(false);
  // The last estimate was not answered: the amounts at hand are those of another address or method.
  const [isOutdated, setOutdated] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Loaded anew, after signing in.
  if (begun !== sent) {
    setBegun(sent);
    setState(sent);
  }
  if (fetcher.data !== undefined && fetcher.data !== answered) {
    setAnswered(fetcher.data);
    setAsked(undefined);
    if ('unanswered' in fetcher.data) {
      setNotice({ text: fetcher.data.unanswered });
      if (asked === 'estimate') setOutdated(true);
    } else {
      setOutdated(false);
      setState(fetcher.data);
      setNotice(noticeOf(fetcher.data.message));
    }
  }

  const busyWith = asked ?? (fetcher.state === 'idle' ? undefined : fetcher.formData?.get('intent'));
  const isEstimating = settling || busyWith === 'estimate';
  const isPlacing = busyWith === 'place' || agreed !== undefined;

  const submit = fetcher.submit;
  const send = useCallback(
    (intent: Intent) => {
      clearTimeout(timer.current);
      setSettling(false);
      if (!form.current) return;
      const fields = new FormData(form.current);
      fields.set('intent', intent);
      setAsked(intent);
      submit(fields, { method: 'post', action: '/checkout' });
    },
    [submit, form],
  );
  // Restored values, or choices made before hydration, may differ from those of the server's estimate.
  useEffect(() => {
    if (!form.current) return;
    const isOther = !costTheSame(readValues(new FormData(form.current)), sent.values);
    if (kept || isOther) send('estimate');
  }, [kept, send, form, sent]);

  // Nothing costs nothing, wherever it goes. TAX-502
  const { items, changed_items, limit_items, invalid_items } = state.checkout.summary;
  const isEmpty = [items, changed_items, limit_items, invalid_items].every((lines) => lines.length === 0);
  const renew = (when: Renewal | undefined) => {
    if (when === undefined || busyWith === 'place' || isEmpty) return;
    if (when === 'at-once') return send('estimate');
    clearTimeout(timer.current);
    setSettling(true);
    timer.current = setTimeout(() => send('estimate'), SETTLES);
  };

  const total = state.checkout.total_known ? state.checkout.tax_estimate.total_due : undefined;
  const place = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPlacing) return;
    setNotice(undefined);
    if (!isEstimating && !isOutdated) return send('place');
    setAgreed({ total });
    if (settling || isOutdated) send('estimate');
  };

  useEffect(() => {
    if (agreed === undefined || isEstimating) return;
    setAgreed(undefined);
    if (answered && 'unanswered' in answered) return;
    // Without a total the server says what is missing.
    if (total === undefined || total === agreed.total) return send('place');
    const now = priceText(total);
    const before = agreed.total === undefined ? undefined : priceText(agreed.total);
    const text =
      before === undefined
        ? checkoutText.totalToConfirm({ now })
        : checkoutText.totalChanged({ before, now });
    setNotice({ text });
  }, [agreed, isEstimating, answered, total, send, priceText]);

  return {
    state,
    notice,
    phase: isOutdated && !isEstimating ? 'unestimated' : phaseOf(isPlacing, isEstimating),
    /** Whether the totals are others than those the page came with. */
    renewed: answered !== undefined,
    place,
    onChange: (event: ChangeEvent<HTMLFormElement>) => renew(renewalBy(event.target)),
    /** Leaving a field ends the typing. */
    onBlur: () => settling && send('estimate'),
  };
}

const noticeOf = (text: string | undefined): Notice | undefined =>
  text === undefined ? undefined : { text };

const phaseOf = (isPlacing: boolean, isEstimating: boolean): CheckoutPhase =>
  isPlacing ? 'placing' : isEstimating ? 'estimating' : 'resting';
