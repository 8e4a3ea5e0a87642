import { z } from 'zod';
import { formatMessage, limits } from '../rules';
import { done, endpoint } from './endpoint';
import { instant, rid } from './field';

/** What the form is for: the service that is ordered directly, or, without it, items of the plan. */
const of = { device_rid: rid('device').optional() };

/** The order form as it was left, so that it can be continued on another device. */
export const orderDraftEndpoints = {
  'auth/order/draft/get': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'The unfinished order form of the member; null when there is none or it is older than 30 days',
    input: z.strictObject(of),
    data: z.object({
      draft: z
        .object({
          /** The fields of the form as JSON, which only the form reads. */
          fields: z.string(),
          /** When it was saved; changes with each save. */
          saved: instant,
        })
        .nullable(),
    }),
  }),
  'auth/order/draft/save': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/order/draft/get'],
    unrestricted: true,
    summary: 'Saves the unfinished order form in place of the one before; placing the order deletes it',
    input: z.strictObject({
      ...of,
      fields: z.string(formatMessage('表单内容')).max(limits.draftLength, '[表单内容]过长'),
    }),
    example: { fields: '{"message":"样品怕潮"}' },
    data: z.object({ saved: instant }),
  }),
  'auth/order/draft/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/order/draft/get'],
    unrestricted: true,
    summary: 'Deletes the unfinished order form',
    input: z.strictObject(of),
    data: done,
  }),
};
