import { z } from 'zod';
import { bankLineStates, bareCode, formatMessage, limits, matchGrounds, texts } from '../rules';
import { askedApproval } from './approval';
import { components } from './component';
import { endpoint } from './endpoint';
import {
  amountFen,
  day,
  fen,
  happened,
  keyword,
  optionalText,
  queued,
  queuePaging,
  recordCode,
  text,
} from './field';
import { seen } from './seen';

const state = z.enum(bankLineStates, '[状态]格式不正确').register(components, { id: 'BankLineState' });
const states = z.array(state, '[状态]格式不正确').max(bankLineStates.length).default([]);

/** Line of the account, as the bank's file says it. */
const given = z
  .strictObject({
    day: day('交易日期'),
    amount_fen: amountFen('收入金额'),
    payer: optionalText(...texts.payer),
    account: optionalText('对方账号', texts.bankAccount[1]).overwrite(bareCode),
    remark: optionalText(...texts.bankRemark),
    /** By which the bank knows the line; empty when the file has none. */
    serial: optionalText(...texts.bankSerial).overwrite(bareCode),
    /** Which one of several equal lines without a serial number it is, from 0. */
    ordinal: z
      .int(formatMessage('序号'))
      .min(0, formatMessage('序号'))
      .max(limits.bankLines, formatMessage('序号')),
  })
  .register(components, { id: 'GivenBankLine' });
const lines = z
  .array(given, formatMessage('流水'))
  .min(1, '[流水]不能为空')
  .max(limits.bankLinesAtOnce, `[流水]一次不能超过 ${limits.bankLinesAtOnce} 条`);

/** What a line can pay, and why it fits. */
const candidate = z.object({
  kind: z.enum(['transferApply', 'statement']),
  code: z.string(),
  /** What was reported, or is owed. */
  amount_fen: fen,
  /** The member by name, company and phone. */
  member: z.string(),
  /** Code of the statement that a reported transfer is for. */
  statement: z.string().nullable(),
  ground: z.enum(matchGrounds),
});

/** A line of the bank's account that came in. */
const bankLine = z
  .object({
    /** Such as B20261130-000001. */
    code: z.string(),
    ...given.pick({ day: true, payer: true, account: true, remark: true, serial: true }).shape,
    amount_fen: fen,
    state,
    /** Why it was set aside. */
    reason: z.string(),
    /** Code of what it has paid: a reported transfer or a statement; empty when it has paid nothing. */
    paid: z.string(),
    created: happened,
    /** When it was matched or set aside, and by whom. */
    decided: happened.nullable(),
    decided_by: z.string(),
  })
  .register(components, { id: 'BankLine' });

const code = recordCode('流水号');
const example = {
  lines: [
    {
      day: '2026-11-18',
      amount_fen: 100_000,
      payer: '示例大学',
      account: '0200004509020000000',
      remark: '检测费',
      serial: '20261118000123',
      ordinal: 0,
    },
  ],
};

/** Calls of lines of the bank's account (银行流水), which staff import from its file and match with what members owe. */
export const bankLineEndpoints = {
  'staff/bankLine/known': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary: 'Says of each line whether it was imported before, in their order',
    input: z.strictObject({ lines }),
    example,
    data: z.object({ known: z.array(z.boolean()) }),
  }),
  'staff/bankLine/add': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    summary:
      'Stores incoming lines of the account. A line that was imported before, by its serial number or by day, amount, payer, remark and position among equal ones, is answered as known and not stored again',
    input: z.strictObject({ lines }),
    example,
    data: z.object({ list: z.array(z.object({ code: z.string(), known: z.boolean() })) }),
  }),
  'staff/bankLine/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary:
      'Lines of the account: open ones in the order of their import with what they can pay, others the newest first; in the named states, or the one with this code',
    input: z.strictObject({ states, code: keyword('流水号', 40), ...queuePaging }),
    data: queued(
      bankLine.extend({
        /** What it can pay, the best first; at most ten. Empty unless it is open. */
        candidates: z.array(candidate),
        /** How many fit in all. */
        fitting: z.int(),
        /** Code of the one that is certain; null when none is, or several are. */
        proposed: z.string().nullable(),
        approval: askedApproval,
        /** Code of what the second person is asked to let it pay; empty when nobody is asked. */
        asked: z.string(),
      }),
    ),
  }),
  'staff/bankLine/match': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    summary:
      'Books lines, each in a transaction of its own: a reported transfer as arrived with the amount of the line, or a statement as paid by it; what is above goes to the cash of the member. Above the setting `approvalFen` a second person must agree. A result or a refusal for each, in their order',
    input: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            code,
            /** Code of the reported transfer (Z…) or of the statement (S…). */
            target: recordCode('凭证号或结算单号'),
            /** What the transfer was reported with, or what is owed of the statement. */
            seen: seen.pick({ amount_fen: true }),
          }),
          formatMessage('流水'),
        )
        .min(1, '[流水]不能为空')
        .max(limits.batchRows, `[流水]不能超过 ${limits.batchRows} 条`)
        .refine((rows) => new Set(rows.map((row) => row.code)).size === rows.length, '[流水]有重复'),
    }),
    example: {
      rows: [{ code: 'B20261118-000001', target: 'S20261118-000001', seen: { amount_fen: 100_000 } }],
    },
    data: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          /** The state afterwards; null when it was refused. */
          state: state.nullable(),
          /** Code of the approval that waits for a second person; null when the line is booked. */
          approval: z.string().nullable(),
          refused: z.object({ error: z.string(), msg: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  'staff/bankLine/setAside': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'bank_line_refused'],
    summary: 'Sets an open line aside that is no payment of a member, such as interest, with a reason',
    input: z.strictObject({ code, reason: text(...texts.asideReason) }),
    example: { code: 'B20261118-000001', reason: '存款利息' },
    data: bankLine,
  }),
  'staff/bankLine/reopen': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: ['not_found', 'bank_line_refused'],
    summary: 'Opens a line again that was set aside',
    input: z.strictObject({ code }),
    example: { code: 'B20261118-000001' },
    data: bankLine,
  }),
};
