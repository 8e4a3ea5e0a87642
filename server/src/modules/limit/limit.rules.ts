import type { Env } from '../../env';
import type { Context } from '../../http/context';

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The origin of a call, which limits count by. */
export interface Attempt {
  readonly ip: string;
  readonly mode: Env['mode'];
}

/** Returns the origin of a call. */
export const attemptOf = ({ request, env }: Pick<Context, 'request' | 'env'>): Attempt => ({
  ip: request.ip,
  mode: env.mode,
});

/** The maximum for one IP address. Local mode allows 100 times as many, since every call comes from one machine. */
export const perIp = ({ mode }: Attempt, max: number) => (mode === 'local' ? max * 100 : max);
