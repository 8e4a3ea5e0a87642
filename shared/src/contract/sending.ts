import { z } from 'zod';
import { formatMessage, requiredMessage, sendingChannels } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { happened, instant, rid } from './field';

const channel = z.enum(sendingChannels, {
  error: ({ input }) => (input === undefined ? requiredMessage('方式') : formatMessage('方式')),
});

/** A text message, an e-mail or an event for a webhook of which an attempt failed. */
const sending = z
  .object({
    rid: z.string(),
    channel,
    /** Title of the message, or the event with the code of its record. */
    title: z.string(),
    /** Name, company and phone of the member, or the phone or address alone; of a webhook also its host. */
    receiver: z.string(),
    created: happened,
    /** Number of attempts. */
    tried: z.int(),
    /** Time of the next attempt; null when there is none by itself. */
    next: instant.nullable(),
  })
  .register(components, { id: 'Sending' });
export type Sending = z.infer<typeof sending>;

/** A channel with what waits. */
const sendingQueue = z.object({
  channel,
  /** What waits for its first attempt or another one. */
  waiting: z.int(),
  /** What failed at least once: it waits or is given up. */
  failing: z.int(),
  /** When the oldest that waits was written; null when nothing waits. */
  oldest: happened.nullable(),
});

export const sendingEndpoints = {
  'staff/sending/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['admin'],
    summary:
      'What the portal sends to others, by channel, and up to 100 of what failed at least once, of one channel or all, the newest first',
    input: z.strictObject({ channel: channel.optional() }),
    example: { channel: 'sms' },
    data: z.object({ channels: z.array(sendingQueue), list: z.array(sending) }),
  }),
  'staff/sending/retry': endpoint({
    access: 'staff',
    roles: ['admin'],
    errors: ['not_found', 'webhook_disabled'],
    summary:
      'Sends what failed by a channel again, all of it or the one with this key; events of disabled webhooks are left out',
    input: z.strictObject({ channel, rid: rid('sending').optional() }),
    example: { channel: 'sms' },
    data: z.object({
      /** What is sent again. */
      sent: z.int(),
    }),
  }),
  'staff/sending/jobs': endpoint({
    access: 'staff',
    reads: true,
    roles: ['admin'],
    summary: 'Background jobs that one process runs for all, with their last run',
    input: nothing,
    data: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          /** Minutes after which it is due again; null for a job that this version does not know. */
          every_minutes: z.number().nullable(),
          began: happened,
          /** Null while it runs, and when it failed. */
          ended: happened.nullable(),
        }),
      ),
    }),
  }),
};
