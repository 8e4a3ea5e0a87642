import type { RequestTimeouts } from '@portal/shared/node';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from './db/client';
import type { Env } from './env';
import type { UploadLimits } from './http/uploadSlots';
import type { RepeatedFailure } from './kit/repeatedFailure';
import type { Ports } from './ports';

/** Dependencies of the application. Tests pass their own. */
export interface Deps {
  readonly env: Env;
  /** Key of every signature and keyed hash; at least 32 characters. */
  readonly secret: string;
  readonly db: Db;
  readonly ports: Ports;
  /** Failures of what is sent to others, so that the log says each in time and not too often. */
  readonly failures: RepeatedFailure;
  /** Returns the current time. */
  now(): Date;
  /** True in tests: every answer is validated by the contract. */
  readonly checkAnswers?: boolean;
  /** Timeouts of slow clients; the defaults when missing. */
  readonly timeouts?: Partial<RequestTimeouts>;
  /** Limit of calls in progress; the default when missing. */
  readonly callsMax?: number;
  /** Limits of forms with a file; the defaults when missing. */
  readonly uploadLimits?: UploadLimits;
  /** Receives log lines instead of standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The Fastify application that modules add their calls to. */
export type App = FastifyInstance;

export type Log = FastifyBaseLogger;
