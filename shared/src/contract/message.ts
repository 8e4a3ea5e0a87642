import { z } from 'zod';
import { formatMessage, noticeKindNames, requiredMessage } from '../rules';
import { across } from './across';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { happened, paged, paging, rid, text } from './field';
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

/** A row of the list: a notice, with the older ones about the same record when they were asked for together. */
const messageRow = message
  .extend({
    /** With `grouped`: older notices about the same order or requirement, the newest first, 20 at most. */
    older: z.array(message).optional(),
  })
  .register(components, { id: 'MessageRow' });
export type MessageRow = z.infer<typeof messageRow>;

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
    summary:
      'Notices, newest first, with the count of unread ones; grouped, those about one order or requirement are one row with the newest',
    input: z.strictObject({ ...paging, grouped: z.boolean(formatMessage('分组')).optional() }),
    data: paged(messageRow).extend({ /** Notices, whatever is grouped. */ unread: z.int() }),
  }),
  'auth/message/read': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.notices,
    unrestricted: true,
    summary:
      'Marks notices as read: those named, those that lead to a page that was seen, or all of them; says how many are left',
    input: z.strictObject({
      rids: z.array(rid('message'), '[通知]格式不正确').max(100, '[通知]过多').optional(),
      /** Path of a page of the portal; notices that lead to a part of it are meant too. */
      link: text('链接', 200).optional(),
    }),
    example: { link: '/member/order/k3v9x0q2' },
    data: z.object({ unread: z.int() }),
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
