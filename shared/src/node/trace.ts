import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Two hexadecimal digits; `01`: the caller records this trace. */
  readonly flags: string;
}

/** A `traceparent` of W3C Trace Context; later versions may have more after the flags. */
const form = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;

function given(header: string | readonly string[] | undefined): Trace | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, id, flags, more] = form.exec(header) ?? [];
  if (id === undefined || flags === undefined) return undefined;
  return version === '00' && more !== undefined ? undefined : { id, flags };
}

const traces = new WeakMap<IncomingMessage, Trace>();

function traceOf(request: IncomingMessage): Trace {
  const known = traces.get(request);
  if (known) return known;
  const trace = given(request.headers.traceparent) ?? { id: randomBytes(16).toString('hex'), flags: '00' };
  traces.set(request, trace);
  return trace;
}

/** Returns the id of the trace that a request belongs to: that of its `traceparent` if it is well formed, otherwise a new one. */
export const traceId = (request: IncomingMessage): string => traceOf(request).id;

/** Returns the `traceparent` with which a request is handed on: the same trace, and a span of our own. */
export function traceparent(request: IncomingMessage): string {
  const { id, flags } = traceOf(request);
  return `00-${id}-${randomBytes(8).toString('hex')}-${flags}`;
}
