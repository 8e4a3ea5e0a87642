import { z } from 'zod';
import { bareAccount, formatMessage, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { endpoint } from './endpoint';
import { cursorPaged, cursorPaging, day, happened, text } from './field';

/** An act of staff in the audit log. */
const auditEntry = z
  .object({
    at: happened,
    staff: z.object({ account: z.string(), name: z.string() }),
    /** Such as order.confirm. */
    act: z.string(),
    /** The changed record: its code, or name and phone of a member. */
    target: z.string(),
    note: z.string(),
    /** What the act changed, before and after it; null when the act says it in its name and note. */
    before: z.unknown(),
    after: z.unknown(),
  })
  .register(components, { id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditEndpoints = {
  'staff/audit/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['admin'],
    errors: ['not_found'],
    summary: 'The audit log, newest first; each filter that is given must match',
    input: z
      .strictObject({
        act: text('操作', 40)
          .regex(/^[\w.]+$/, formatMessage('操作'))
          .optional(),
        /** Code of a record, or account or phone of a member. */
        target: text('对象', 64).overwrite(bareAccount).optional(),
        /** Account of the member of staff. */
        staff: text(...texts.account)
          .overwrite(bareAccount)
          .optional(),
        from: day('开始日期').optional(),
        /** Inclusive. */
        until: day('结束日期').optional(),
        ...cursorPaging,
      })
      .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
        path: ['until'],
        error: '[结束日期]不能早于开始日期',
        ...across('from', 'until'),
      }),
    example: { act: 'setting.update', from: '2026-11-01', until: '2026-11-30' },
    data: cursorPaged(auditEntry),
  }),
};
