import { z } from 'zod';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { happened, rid } from './field';

/** One login on one device. */
export const session = z
  .object({
    rid: z.string(),
    /** Short name of browser and system, such as 'Chrome · Windows'. */
    agent: z.string(),
    /** IP address of the login, masked, such as 203.0.*.*; empty when unknown. */
    ip: z.string(),
    created: happened,
    last_seen: happened,
    /** True for the session of this call. */
    current: z.boolean(),
  })
  .register(components, { id: 'Session' });
export type SignedInSession = z.infer<typeof session>;

/** Calls that list and end the sessions of the member. */
export const sessionEndpoints = {
  'auth/user/session/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'Devices that are signed in, the one that asks first, then the last seen',
    input: nothing,
    data: z.array(session),
  }),
  'auth/user/session/end': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/session/list'],
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Signs a device out',
    input: z.strictObject({ rid: rid('session') }),
    data: done,
  }),
  'auth/user/session/endOthers': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/session/list'],
    unrestricted: true,
    summary: 'Signs all devices out except the one that asks',
    input: nothing,
    data: done,
  }),
};
