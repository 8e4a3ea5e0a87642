import { z } from 'zod';
import {
  type AttemptError,
  attemptErrors,
  type DeliveryState,
  type DisabledReason,
  deliveryStates,
  disabledReasons,
  formatMessage,
  requiredMessage,
  texts,
  webhookEventNames,
  webhookTestEvent,
} from '../rules';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import { cursorPaged, cursorPaging, happened, instant, rid, text } from './field';
import { shows } from './shows';

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  Object.keys(names) as [Key, ...Key[]];

export const webhookEvent = z
  .enum(webhookEventNames, formatMessage('事件'))
  .register(components, { id: 'WebhookEvent' });

/** A webhook of a member of an enterprise, without its secret. */
export const webhook = z
  .object({
    rid: z.string(),
    url: z.string(),
    events: z.array(webhookEvent),
    created: happened,
    /** Since when it is disabled; null while it is enabled. */
    disabled: instant.nullable(),
    disabled_because: z.enum(keysOf<DisabledReason>(disabledReasons)).nullable(),
    /** Time of the first failed attempt since the last success; null when the last attempt succeeded. */
    failing_since: instant.nullable(),
    /** Until when requests are signed with the previous secret too; null before the first rotation. */
    previous_until: instant.nullable(),
    etag,
  })
  .register(components, { id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const webhookAttempt = z
  .object({
    at: happened,
    /** HTTP status of the answer; null without an answer. */
    status: z.int().nullable(),
    error: z.enum(keysOf<AttemptError>(attemptErrors)).nullable(),
    duration_ms: z.int(),
  })
  .register(components, { id: 'WebhookAttempt' });

/** One event for one webhook, with its attempts. */
export const webhookDelivery = z
  .object({
    rid: z.string(),
    /** The header `webhook-id`, which is the same in each attempt. */
    id: z.string(),
    type: z.enum([...webhookEventNames, webhookTestEvent]),
    /** Code of the order, statement or quotation. */
    code: z.string(),
    created: happened,
    state: z.enum(keysOf<DeliveryState>(deliveryStates)),
    /** Time of the next attempt of a delivery that waits. */
    next: instant.nullable(),
    attempts: z.array(webhookAttempt),
  })
  .register(components, { id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const webhookWithSecret = webhook.extend({ secret: z.string() }).register(components, { id: 'NewWebhook' });

const url = text(...texts.webhookUrl);

const events = z
  .array(webhookEvent, requiredMessage('事件'))
  .min(1, requiredMessage('事件'))
  .max(webhookEventNames.length, formatMessage('事件'))
  .refine((names) => new Set(names).size === names.length, formatMessage('事件'));

const key = z.strictObject({ rid: rid('webhook') });
const example = { rid: 'w4n8s2k6' };

/** Calls by which a member of an enterprise manages webhooks. */
export const webhookEndpoints = {
  'auth/webhook/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's webhooks, the oldest first, without their secrets",
    input: nothing,
    data: z.array(webhook),
  }),
  'auth/webhook/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.webhooks,
    errors: ['enterprise_required', 'webhook_limit'],
    summary:
      'Adds a webhook of an enterprise; `secret` (whsec_…), with which requests are signed after Standard Webhooks, is answered only here',
    input: z.strictObject({ url, events }),
    example: { url: 'https://lims.example.com/portal-events', events: ['order.delivered', 'bill.issued'] },
    data: webhookWithSecret,
  }),
  'auth/webhook/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.webhooks,
    edits: webhook.pick({ url: true, events: true, disabled: true, etag: true }),
    errors: ['not_found', 'enterprise_required'],
    summary:
      'Changes URL and events, enables or disables a webhook; events that wait for a disabled one are dropped',
    input: key.extend({ url, events, enabled: z.boolean(requiredMessage('启用')), etag: startedFrom }),
    example: {
      ...example,
      url: 'https://lims.example.com/portal-events',
      events: ['order.delivered'],
      enabled: true,
    },
    data: webhook,
  }),
  'auth/webhook/rotate': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.webhooks,
    errors: ['not_found', 'enterprise_required'],
    summary:
      'Gives a webhook a new secret, which is answered only here; for 24 hours requests are signed with the previous one too',
    input: key,
    example,
    data: webhookWithSecret,
  }),
  'auth/webhook/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.webhooks,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Deletes a webhook with its log',
    input: key,
    example,
    data: done,
  }),
  'auth/webhook/test': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.webhooks,
    errors: ['not_found', 'enterprise_required'],
    summary: `Sends the event ${webhookTestEvent} once, also to a disabled webhook, and answers with the attempt`,
    input: key,
    example,
    data: webhookDelivery,
  }),
  'auth/webhook/log': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Events of the last 30 days for a webhook with their attempts, the newest first',
    input: key.extend(cursorPaging),
    example,
    data: cursorPaged(webhookDelivery),
  }),
  'auth/webhook/resend': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.webhooks,
    errors: ['not_found', 'webhook_disabled'],
    summary: 'Sends an event again, with the same id and all attempts of a new one',
    input: z.strictObject({ rid: rid('webhookDelivery') }),
    example: { rid: 'd7h3m9x1' },
    data: done,
  }),
};
