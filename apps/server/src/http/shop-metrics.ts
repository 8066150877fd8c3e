import { Counter, type Registry } from 'prom-client';

/** Returns the code of a shop by its id; undefined where there is no such shop any more. */
export type CodeOf = (shopId: string) => string | undefined;

/** Counts a request that a shop has answered. */
export type CountForShop = (shopId: string, status: number, seconds: number) => void;

interface Known {
  readonly code: string;
  /** By the first digit of the status. */
  readonly classes: Map<number, Counter.Internal>;
  readonly time: Counter.Internal;
}

/**
 * Counts what shops answer by class of status, and the time they take.
 *
 * There may be thousands of shops. So a process has at most five series of each, and none of a shop that it was not
 * asked for since its start: a histogram of three limits would more than double them, and writing them down holds up
 * all requests. Seconds by requests are the mean; methods, statuses, the cache's part and how times are spread are told
 * of all shops together (`stoa_http_requests_total`). What leads to no shop is counted there alone. The series of a shop
 * that was deleted go away, and of one with a new code begin anew.
 */
export function addShopMetrics(registry: Registry, codeOf: CodeOf): CountForShop {
  // Looked up once per shop: the look-up costs more than the counting.
  const known = new Map<string, Known>();
  const requests = new Counter({
    name: 'stoa_shop_requests_total',
    help: 'Requests to a shop that were answered',
    labelNames: ['shop', 'class'],
    registers: [registry],
    collect: () => dropGone(),
  });
  const seconds = new Counter({
    name: 'stoa_shop_request_seconds_total',
    help: 'Time to the last byte handed over, of all requests to a shop together',
    labelNames: ['shop'],
    registers: [registry],
  });

  const dropGone = () => {
    for (const [shopId, { code, classes }] of known) {
      if (codeOf(shopId) === code) continue;
      for (const digit of classes.keys()) requests.remove({ shop: code, class: `${digit}xx` });
      seconds.remove({ shop: code });
      known.delete(shopId);
    }
  };
  const knownOf = (shopId: string): Known | undefined => {
    const found = known.get(shopId);
    if (found) return found;
    const code = codeOf(shopId);
    if (code === undefined) return undefined;
    const made: Known = { code, classes: new Map(), time: seconds.labels({ shop: code }) };
    known.set(shopId, made);
    return made;
  };

  return (shopId, status, taken) => {
    const shop = knownOf(shopId);
    if (!shop) return;
    const digit = Math.floor(status / 100);
    let count = shop.classes.get(digit);
    if (!count) {
      count = requests.labels({ shop: shop.code, class: `${digit}xx` });
      shop.classes.set(digit, count);
    }
    count.inc();
    shop.time.inc(taken);
  };
}
