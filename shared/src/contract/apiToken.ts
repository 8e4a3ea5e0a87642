import { z } from 'zod';
import { apiScopeNames, formatMessage, limits, requiredMessage, texts } from '../rules';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { happened, instant, rid, text } from './field';
import { shows } from './shows';

export const apiScope = z.enum(apiScopeNames, formatMessage('权限')).register(components, { id: 'ApiScope' });

/** An API token of a member of an enterprise, without the token itself. */
export const apiToken = z
  .object({
    rid: z.string(),
    name: z.string(),
    /** The first characters of the token, by which its owner recognises it, such as pat_x7Qa. */
    hint: z.string(),
    scopes: z.array(apiScope),
    created: happened,
    /** A token that has expired is listed for 30 days. */
    expires: instant,
    /** Time of the last call, to within ten minutes; null before the first one. */
    last_used: happened.nullable(),
  })
  .register(components, { id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;

const scopes = z
  .array(apiScope, requiredMessage('权限'))
  .min(1, requiredMessage('权限'))
  .max(apiScopeNames.length, formatMessage('权限'))
  .refine((names) => new Set(names).size === names.length, formatMessage('权限'));

const days = z
  .int(formatMessage('有效期'))
  .min(1, '[有效期]不能少于 1 天')
  .max(limits.apiTokenDays, `[有效期]不能超过 ${limits.apiTokenDays} 天`);

/** Calls by which a member of an enterprise manages API tokens. No API token can make them. */
export const apiTokenEndpoints = {
  'auth/apiToken/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's API tokens, the newest first, without the tokens themselves",
    input: nothing,
    data: z.array(apiToken),
  }),
  'auth/apiToken/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/apiToken/list', ...shows.notices],
    errors: ['enterprise_required', 'api_token_limit'],
    summary:
      'Creates an API token of an enterprise; `token` is answered only here. It is sent as `Authorization: Bearer pat_…`',
    input: z.strictObject({ name: text(...texts.apiTokenName), scopes, days }),
    example: { name: '内部订单系统', scopes: ['order:read', 'file:read'], days: 90 },
    data: apiToken.extend({ token: z.string() }).register(components, { id: 'NewApiToken' }),
  }),
  'auth/apiToken/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/apiToken/list'],
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Deletes an API token, which is invalid from then on',
    input: z.strictObject({ rid: rid('apiToken') }),
    data: done,
  }),
};
