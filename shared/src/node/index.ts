export type { Draining } from './draining';
export { acceptedEncoding, compress, type Encoding } from './encoding';
export {
  commonVariables,
  drainTimeOf,
  EnvError,
  type LogLevel,
  parseVariables,
  portVariable,
  type TrustProxy,
  trustedProxies,
  urlVariable,
  type Vars,
} from './env';
export { Counter, Gauge, Histogram, observeRequests, processRegistry, Registry } from './metrics';
export { notRunHeader } from './notRun';
export { isPathTooLong, requestUrl, withoutTrailingSlashes } from './path';
export { retryAfterUnavailable } from './rawRefusal';
export {
  addTimeouts,
  commonOptions,
  type RequestTimeouts,
  requestTimeouts,
} from './requestTimeouts';
export { traceId, traceparent } from './trace';
