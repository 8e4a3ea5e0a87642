import { appendFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
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

/** Address of the repeated calls: limits of the test's own address are not used up. */
const elsewhere = '198.51.100.7';

/**
 * Repeats the calls that tests make with success, by HTTP or injected, with hostile values in one field at a time before the
 * success is sent, and writes what it sees to `log`, a line of JSON each. The tests themselves may fail because of it.
 * `npm run soak -- --only=fuzz` reads the log. FUZZ_ONLY names the calls, of all by default. To be called before the application is ready.
 */
export function fuzz(app: App, log: string): void {
  const write = (line: FuzzLine) => appendFileSync(log, `${JSON.stringify(line)}\n`);
  const seen = new Map<string, number>();
  const only = process.env.FUZZ_ONLY?.split(',');
  const wanted = (path: string) => only === undefined || only.includes(path);
  const repeat = async (path: string, request: FastifyRequest, body: object) => {
    // A repeated key would only return the first answer; the length and the form are those of another body.
    const { authorization, cookie } = request.headers;
    const headers = { ...(authorization && { authorization }), ...(cookie && { cookie }) };
    for (const one of damaged(body)) {
      const options = { method: 'POST', url: `/api/${path}`, remoteAddress: elsewhere } as const;
      const { statusCode: status } = await app.inject({ ...options, headers, payload: one.input });
      if (status >= 500)
        write({ path, status, field: one.field, value: JSON.stringify(one.value).slice(0, 20) });
    }
  };
  app.addHook('onSend', async (request, reply) => {
    const path = /^\/api\/([\w/-]+)/.exec(request.url)?.[1];
    const count = seen.get(path ?? '') ?? 0;
    const isNew = path !== undefined && wanted(path) && request.ip !== elsewhere && count < most;
    if (!isNew || reply.statusCode !== 200) return;
    seen.set(path, count + 1);
    write({ path, status: 200 });
    if (isPlain(request.body)) await repeat(path, request, request.body);
  });
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
