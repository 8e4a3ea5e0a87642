import type { Db } from '../../src/db/client';
import type { Mortal } from './mortal';
import type { Turns } from './turns';

/** The connections of one process, which can be killed. */
export interface Vessel {
  readonly db: Db;
  readonly life: Mortal;
  close(): Promise<void>;
}

/** The database of a simulation, which outlives each process. */
export interface Store {
  /** Runs statements past the portal. */
  query<Row>(text: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
  exec(text: string): Promise<unknown>;
  /** Connects another process. */
  connect(turns: Turns): Promise<Vessel>;
  /** Returns how many statements wait for a lock; 0 where one transaction runs at a time. */
  blocked(): Promise<number>;
  close(): Promise<void>;
}

/** Returns the target with other methods. Its own ones have private fields, so they are called on itself. */
export function replaced<Target extends object>(
  target: Target,
  methods: Readonly<Record<string, unknown>>,
): Target {
  return new Proxy(target, {
    get: (of, name) => {
      if (Object.hasOwn(methods, name)) return methods[String(name)];
      const own: unknown = Reflect.get(of, name);
      return typeof own === 'function' ? own.bind(of) : own;
    },
  });
}
