import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What the process counts of itself, as Prometheus reads it. */
export interface Metrics {
  /** For further metrics. */
  readonly registry: Registry;
  readonly contentType: string;
  text(): Promise<string>;
  /** Counts an answered request; `cache` is the page cache's part in it. */
  countReply(method: string, status: number, cache: string, seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'stoa_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'status', 'cache'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'stoa_http_request_seconds',
    help: 'Time to the last byte handed over',
    labelNames: ['cache'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  // Metrics are looked up once per label set: the look-up costs more than the counting.
  const known = new Map<string, { count: Counter.Internal; time: Histogram.Internal<'cache'> }>();
  const metricsOf = (method: string, status: number, cache: string) => {
    const name = `${method} ${status} ${cache}`;
    const found = known.get(name);
    if (found) return found;
    const made = { count: requests.labels({ method, status, cache }), time: duration.labels({ cache }) };
    known.set(name, made);
    return made;
  };
  return {
    registry,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countReply(method, status, cache, seconds) {
      const { count, time } = metricsOf(method, status, cache);
      count.inc();
      time.observe(seconds);
    },
  };
}
