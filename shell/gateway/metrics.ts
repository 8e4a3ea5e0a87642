import type { FastifyInstance } from 'fastify';

interface Timing {
  count: number;
  seconds: number;
}

const label = (text: string) => text.replace(/[\\"\n]/g, '_');

/** Counts what the gateway answers, for Prometheus. */
export class Metrics {
  readonly #timings = new Map<string, Timing>();

  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = label(request.routeOptions.url ?? 'none');
      const key = `route="${route}",method="${request.method}",status="${reply.statusCode}"`;
      const timing = this.#timings.get(key) ?? { count: 0, seconds: 0 };
      timing.count += 1;
      timing.seconds += reply.elapsedTime / 1000;
      this.#timings.set(key, timing);
    });
  }

  /** The text format. `remotes`: by name, whether its releases can be read now. */
  text(remotes: Readonly<Record<string, boolean>>): string {
    const lines = ['# TYPE portal_gateway_request_seconds summary'];
    for (const [labels, { count, seconds }] of this.#timings) {
      lines.push(`portal_gateway_request_seconds_count{${labels}} ${count}`);
      lines.push(`portal_gateway_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`);
    }
    lines.push('# TYPE portal_gateway_remote_up gauge');
    for (const [name, up] of Object.entries(remotes)) {
      lines.push(`portal_gateway_remote_up{remote="${label(name)}"} ${up ? 1 : 0}`);
    }
    lines.push('# TYPE portal_gateway_resident_memory_bytes gauge');
    lines.push(`portal_gateway_resident_memory_bytes ${process.memoryUsage.rss()}`);
    return `${lines.join('\n')}\n`;
  }
}
