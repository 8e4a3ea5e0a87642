import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from '../deps';

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  readonly labels: string;
  readonly buckets: number[];
  count: number;
  seconds: number;
}

/** Counts requests by route, and tells of the process, as Prometheus text at `/metrics`. */
export function metricsRoutes(app: App): void {
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the URL itself: labels that clients choose would grow without end.
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    observe(series, labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send([...processLines(delay.percentile(99) / 1e9), ...requestLines(series), ''].join('\n')),
  );
}

function observe(all: Map<string, Series>, labels: string, seconds: number): void {
  const known = all.get(labels);
  const series = known ?? { labels, buckets: bounds.map(() => 0), count: 0, seconds: 0 };
  if (!known) all.set(labels, series);
  series.count += 1;
  series.seconds += seconds;
  const bucket = bounds.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
}

function requestLines(all: Map<string, Series>): string[] {
  const name = 'http_request_duration_seconds';
  const lines = [`# HELP ${name} Requests by route.`, `# TYPE ${name} histogram`];
  for (const { labels, buckets, count, seconds } of all.values()) {
    let sum = 0;
    for (const [index, bound] of bounds.entries()) {
      sum += buckets[index] ?? 0;
      lines.push(`${name}_bucket{${labels},le="${bound}"} ${sum}`);
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

function processLines(loopDelay: number): string[] {
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number, type = 'gauge') => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    `${name} ${value}`,
  ];
  return [
    ...gauge('process_resident_memory_bytes', 'Resident memory.', process.memoryUsage.rss()),
    ...gauge('process_cpu_seconds_total', 'CPU time used.', (user + system) / 1e6, 'counter'),
    ...gauge('process_uptime_seconds', 'Seconds since the start.', process.uptime()),
    ...gauge('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop, 99th percentile.', loopDelay),
  ];
}
