import { z } from 'zod';
import { formatMessage, ownedAccounts, type TransferKind, transferKinds } from '../rules';
import { across } from './across';
import { components } from './component';
import { credit } from './credit';
import { endpoint, nothing } from './endpoint';
import { day, fen, happened, paging } from './field';
import { spending, spendingMonths } from './spending';

const account = z.enum(ownedAccounts, formatMessage('账户')).register(components, { id: 'OwnedAccount' });
const kind = z
  .enum(Object.keys(transferKinds) as [TransferKind, ...TransferKind[]], formatMessage('类型'))
  .register(components, { id: 'TransferKind' });

/** An entry of an account. Amounts are fen, or points on the account of points. */
const assetEntry = z
  .object({
    id: z.int(),
    account,
    kind,
    /** What happened, such as 预存到账. */
    label: z.string(),
    /** Positive when it came in, negative when it went out. */
    amount: z.int(),
    /** The account's balance after the entry; on credit, minus what is owed. */
    balance: z.int(),
    /** The record that caused it, with the code that members know; null when it has none. */
    cause: z.object({ kind: z.string(), rid: z.string(), code: z.string().nullable() }),
    at: happened,
  })
  .register(components, { id: 'AssetEntry' });
export type AssetEntry = z.infer<typeof assetEntry>;

/** `before` is `next` of the previous page; days include both ends. */
const part = {
  kinds: z.array(kind, formatMessage('类型')).max(50).optional(),
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
  before: z.int(formatMessage('页码')).min(1, formatMessage('页码')).optional(),
  size: paging.size,
};
const month = z
  .object({
    /** Such as 2026-11, in the lab's time zone. */
    month: z.string(),
    in_fen: fen,
    out_fen: fen,
    /** Cash and bonus at the end of the month; of the current month, now. */
    balance_fen: fen,
  })
  .register(components, { id: 'AssetMonth' });
export type AssetMonth = z.infer<typeof month>;

const entryPage = z.object({ list: z.array(assetEntry), next: z.int().nullable() });
const link = z.object({ url: z.string() });

/** Calls of a member's money as a whole. */
export const assetEndpoints = {
  'auth/web/asset/init': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'only reads, in one transaction' },
    unrestricted: true,
    summary: "The member's balances: cash, bonus, credit, points and rebate, read at one moment",
    input: nothing,
    data: z.object({
      cash_fen: fen,
      bonus_fen: fen,
      /** Part of cash and bonus that orders have reserved. */
      reserved: z.object({ cash_fen: fen, bonus_fen: fen }),
      credit,
      points: z.int(),
      rebate_fen: fen,
    }),
  }),
  'auth/web/asset/all4num': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'Numbers for the menu of the member centre',
    input: nothing,
    data: z.object({
      /** Applications for prepayments that wait. */
      prestore: z.int(),
      /** Delivered orders without a confirmed statement. */
      unsettled: z.int(),
      /** Orders that wait for payment. */
      unpaid: z.int(),
      /** Coupons that can be used. */
      coupon: z.int(),
    }),
  }),
  'auth/web/asset/detail': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary: 'Entries of one account, the newest first',
    input: z.strictObject({ account, ...part }),
    example: { account: 'cash', from: '2026-01-01', to: '2026-12-31', size: 20 },
    data: entryPage,
  }),
  'auth/prestoreApply/listPrestoreDetail': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary: 'Entries of cash and bonus together, the newest first',
    input: z.strictObject(part),
    example: { size: 20 },
    data: entryPage,
  }),
  'auth/web/asset/months': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary:
      'Income, expenses and balance of cash and bonus in each of the last twelve months, the oldest first',
    input: nothing,
    data: z.array(month),
  }),
  'auth/web/asset/spending': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary:
      'What the member paid for statements from the own balance or by bank less refunds, by month and service',
    input: z.strictObject({ months: spendingMonths }),
    example: { months: 12 },
    data: spending,
  }),
  'auth/web/asset/export': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary: 'A link that downloads the entries of accounts as Excel or CSV for a minute',
    input: z.strictObject({
      accounts: z
        .array(account, formatMessage('账户'))
        .min(1, formatMessage('账户'))
        .max(ownedAccounts.length)
        .refine((list) => !list.includes('points') || list.length === 1, '[账户]积分须单独导出'),
      /** Only entries of these kinds; all when it is left out. */
      kinds: z.array(kind, formatMessage('类型')).min(1, formatMessage('类型')).max(50).optional(),
      from: part.from,
      to: part.to,
      format: z.enum(['xlsx', 'csv'], formatMessage('格式')).default('xlsx'),
    }),
    example: { accounts: ['cash', 'bonus'], from: '2026-01-01', to: '2026-12-31', format: 'xlsx' },
    data: link,
  }),
  'auth/web/asset/accountStatement': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary:
      'A link that downloads the account statement (对账单) of a period as PDF for a minute: opening and closing balances and entries',
    input: z
      .strictObject({ from: day('开始日期'), to: day('结束日期') })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: '[结束日期]不能早于开始日期',
        ...across('from', 'to'),
      }),
    example: { from: '2026-01-01', to: '2026-12-31' },
    data: link,
  }),
};
