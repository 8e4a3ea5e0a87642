import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, Registry };

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The parts of Fastify's request and reply that the histogram reads. */
interface RoutedRequest {
  readonly method: string;
  readonly routeOptions: { readonly url?: string | undefined };
}
interface TimedReply {
  readonly statusCode: number;
  readonly elapsedTime: number;
}

/**
 * Adds a histogram of requests to the registry. Returns the onResponse hook that observes them. The label is the
 * route pattern, never the path: clients choose paths, so such labels would grow without limit.
 */
export function observeRequests(registry: Registry, name: string) {
  const histogram = new Histogram({
    name,
    help: 'Duration of requests by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return async (request: RoutedRequest, reply: TimedReply): Promise<void> => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    histogram.observe(labels, reply.elapsedTime / 1000);
  };
}

let ofProcess: Registry | undefined;

/**
 * Returns the registry of the process (CPU, memory, event loop, garbage collection). A process has one, also with
 * several applications.
 */
export function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
