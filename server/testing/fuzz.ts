import { appendFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import type { App } from '../src/deps';

/** Values that replace one field of a valid input at a time. */
export const hostileValues = ['\0', '\ud800', -1, 1e308, null, {}, [[[]]], 'x'.repeat(100_000)];

/** Returns the input once for each of its fields and each value, with the field replaced. */
export function* damaged(
  input: object,
  values: readonly unknown[] = hostileValues,
): Generator<{ readonly field: string; readonly value: unknown; readonly input: object }> {
  for (const field of Object.keys(input))
    for (const value of values) yield { field, value, input: { ...input, [field]: value } };
}

/** What a fuzz run has seen: a call that was answered with 200, or an input that a call failed at. */
export interface FuzzLine {
  readonly path: string;
  readonly status: number;
  readonly field?: string;
  readonly value?: string;
}

/** Successes of a call that are repeated; more of them in the same file are much alike. */
const most = 2;

/**
 * Repeats the calls that tests make with success, with hostile values in one field at a time, and writes what it sees to `log`,
 * a line of JSON each. The tests themselves may fail because of it. `npm run soak -- --only=fuzz` reads the log.
 */
export function fuzz(app: App, log: string): void {
  const inject = app.inject.bind(app);
  const write = (line: FuzzLine) => appendFileSync(log, `${JSON.stringify(line)}\n`);
  const seen = new Map<string, number>();
  const repeat = async (path: string, request: InjectOptions, input: object) => {
    // Another address: limits by address are not used up. A repeated key would only return the first answer.
    const { 'idempotency-key': _, ...headers } = Object.fromEntries(
      Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    for (const one of damaged(input)) {
      const options = { method: 'POST', url: `/api/${path}`, remoteAddress: '198.51.100.7' } as const;
      const { statusCode: status } = await inject({ ...options, headers, payload: one.input });
      if (status >= 500)
        write({ path, status, field: one.field, value: JSON.stringify(one.value).slice(0, 20) });
    }
  };
  Object.assign(app, {
    inject: async (request: InjectOptions) => {
      const response = await inject(request);
      const path = /^\/api\/([\w/-]+)/.exec(String(request.url))?.[1];
      const count = seen.get(path ?? '') ?? 0;
      if (path === undefined || response.statusCode !== 200 || count >= most) return response;
      seen.set(path, count + 1);
      write({ path, status: 200 });
      const { payload } = request;
      if (isPlain(payload)) await repeat(path, request, payload);
      return response;
    },
  });
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
