import { z } from 'zod';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { instant, paged, paging, rid } from './field';

/** A notice in the portal. */
export const message = z
  .object({
    rid: z.string(),
    title: z.string(),
    text: z.string(),
    /** Path in the portal that the notice is about. */
    link: z.string(),
    created: instant,
    read: z.boolean(),
  })
  .register(components, { id: 'Message' });
export type Message = z.infer<typeof message>;

export const messageEndpoints = {
  'auth/message/list': endpoint({
    access: 'member',
    unrestricted: true,
    summary: 'Notices, newest first, with the count of unread ones',
    input: z.strictObject({ ...paging }),
    data: paged(message).extend({ unread: z.int() }),
  }),
  'auth/message/read': endpoint({
    access: 'member',
    unrestricted: true,
    summary: 'Marks notices as read; without rids, all of them',
    input: z.strictObject({
      rids: z.array(rid('message'), '[通知]格式不正确').max(100, '[通知]过多').optional(),
    }),
    data: done,
  }),
};
