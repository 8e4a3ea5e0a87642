import type { RequestTimeouts } from '@portal/shared/node';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from './db/client';
import type { Env } from './env';
import type { Ports } from './ports';

/** What the application is made of; tests hand in their own. */
export interface Deps {
  readonly env: Env;
  /** Key of every signature and keyed hash; at least 32 characters. */
  readonly secret: string;
  readonly db: Db;
  readonly ports: Ports;
  /** The clock. */
  now(): Date;
  /** Checks every answer against the contract, as tests do. */
  readonly checkAnswers?: boolean;
  /** How long slow clients are waited for; the usual times when missing. */
  readonly timeouts?: RequestTimeouts;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The Fastify application that modules add their calls to. */
export type App = FastifyInstance;

export type Log = FastifyBaseLogger;
