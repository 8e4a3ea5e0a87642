import { z } from 'zod';
import { formatMessage, noticeKindNames, requiredMessage } from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { happened, paged, paging, rid } from './field';
import { shows } from './shows';

/** A notice in the portal. */
export const message = z
  .object({
    rid: z.string(),
    title: z.string(),
    text: z.string(),
    /** Path in the portal that the notice is about. */
    link: z.string(),
    created: happened,
    read: z.boolean(),
  })
  .register(components, { id: 'Message' });
export type Message = z.infer<typeof message>;

const noticeKind = z.enum(noticeKindNames, formatMessage('通知类型'));

/** The ways by which a member gets one kind of notice; every notice is in the portal as well. */
export const noticeChoice = z
  .object({ kind: noticeKind, sms: z.boolean(), mail: z.boolean() })
  .register(components, { id: 'NoticeChoice' });
export type NoticeChoice = z.infer<typeof noticeChoice>;

const switched = (label: string) => z.boolean(formatMessage(label)).optional();

export const messageEndpoints = {
  'auth/message/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'Notices, newest first, with the count of unread ones',
    input: z.strictObject({ ...paging }),
    data: paged(message).extend({ unread: z.int() }),
  }),
  'auth/message/read': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.notices,
    unrestricted: true,
    summary: 'Marks notices as read; without rids, all of them',
    input: z.strictObject({
      rids: z.array(rid('message'), '[通知]格式不正确').max(100, '[通知]过多').optional(),
    }),
    data: done,
  }),
  'auth/user/notice/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'By which ways each kind of notice is sent to the member: all kinds, in the order of the rules',
    input: nothing,
    data: z.array(noticeChoice),
  }),
  'auth/user/notice/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/notice/list'],
    unrestricted: true,
    errors: ['notice_required'],
    summary:
      'Switches ways of one kind of notice on or off; what waits to be sent by a way switched off is dropped',
    input: z
      .strictObject({ kind: noticeKind, sms: switched('短信'), mail: switched('邮件') })
      .refine(({ sms, mail }) => sms !== undefined || mail !== undefined, {
        path: ['sms'],
        error: requiredMessage('通知方式'),
        ...across('sms', 'mail'),
      }),
    example: { kind: 'money', mail: true },
    data: noticeChoice,
  }),
};
