import { appendFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { App } from '../src/deps';
import { damaged } from './hostile';

/** What a fuzz run has seen: a call that was answered with 200, or an input that a call failed at. */
export interface FuzzLine {
  readonly path: string;
  readonly status: number;
  readonly field?: string;
  readonly value?: string;
}

/** Successes of a call that are repeated; more of them in the same file are much alike. */
const most = 2;

/** Values for each field of a repeated call. */
const perField = 12;

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
    const json = { 'content-type': 'application/json' };
    const headers = { ...json, ...(authorization && { authorization }), ...(cookie && { cookie }) };
    for (const one of damaged(body, perField)) {
      const options = { method: 'POST', url: `/api/${path}`, remoteAddress: elsewhere } as const;
      const { statusCode: status } = await app.inject({
        ...options,
        headers,
        payload: JSON.stringify(one.input),
      });
      if (status >= 500) write({ path, status, field: one.field, value: shown(one.value) });
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

/** A value as a log shows it: short, and with its letters as escapes. */
export const shown = (value: unknown): string =>
  (JSON.stringify(value) ?? '')
    .slice(0, 40)
    .replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`);
