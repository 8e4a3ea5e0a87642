import { z } from 'zod';
import { texts } from '../rules';
import { endpoint } from './endpoint';
import { optionalText, queued, queuePaging, recordCode, text } from './field';
import { acted, detail, file, invoiceApply, listedStates, reason, slot, state } from './invoiceApplyField';

const code = recordCode('申请单号');
const number = text('发票号码', 20).regex(/^\d{20}$/, '[发票号码]应为 20 位数字');

const decided = z.object({ code: z.string(), state });
/** The answer of an act that may need a second person. */
const approved = decided.extend({
  /** Code of the approval that waits for a second person; null when the act is done. */
  approval: z.string().nullable(),
});
const issued = [...acted, 'invoice_files_missing', 'invoice_number_taken', 'approval_waiting'] as const;
const codeExample = { code: 'K20261118-000001' };
const numberExample = { ...codeExample, number: '26112000000000000001' };

/** Calls of staff about requests for invoices (开票申请). */
export const invoiceApplyStaffEndpoints = {
  'staff/invoiceApply/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary: 'Requests of all members, the one that waits longest first',
    input: z.strictObject({ states: listedStates, ...queuePaging }),
    example: { states: ['waiting', 'red_applied'] },
    data: queued(invoiceApply.extend({ member: z.string() })),
  }),
  'staff/invoiceApply/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    errors: ['not_found'],
    summary: 'One request with its history and links to its files',
    input: z.strictObject({ code }),
    example: codeExample,
    data: detail.extend({
      member: z.string(),
      links: z.array(z.object({ slot, red: z.boolean(), name: z.string(), link: z.string() })),
    }),
  }),
  'staff/invoiceApply/take': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Takes a request to issue it in the tax system; the member can no longer change it',
    input: z.strictObject({ code }),
    example: codeExample,
    data: decided,
  }),
  'staff/invoiceApply/refuse': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Refuses a request with a reason, which the member reads; its amount is free again',
    input: z.strictObject({ code, reason }),
    example: { ...codeExample, reason: '税号与单位名称不符' },
    data: decided,
  }),
  'staff/invoiceApply/file': endpoint({
    access: 'staff',
    roles: ['finance'],
    body: 'multipart',
    errors: [...acted, 'file_type_refused'],
    summary:
      'Stores one file of an invoice that is being issued, or of its red letter, byte for byte. A file of an issued one is never replaced',
    input: z.strictObject({ code, slot }),
    example: { ...codeExample, slot: 'ofd' },
    data: file,
  }),
  'staff/invoiceApply/issue': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: issued,
    summary:
      'Stores the number of an invoice that the tax system issued; its files are stored before. Above the setting `approvalFen` a second person must agree',
    input: z.strictObject({ code, number }),
    example: numberExample,
    data: approved,
  }),
  'staff/invoiceApply/redLetter': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Applies for a red letter for the member',
    input: z.strictObject({ code, reason }),
    example: { ...codeExample, reason: '税率有误' },
    data: decided,
  }),
  'staff/invoiceApply/redConfirm': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Stores that buyer and tax system have confirmed the red letter',
    input: z.strictObject({ code, note: optionalText(...texts.decisionReason) }),
    example: { ...codeExample, note: '红字信息确认单 26110000' },
    data: decided,
  }),
  'staff/invoiceApply/redWithdraw': endpoint({
    access: 'staff',
    roles: ['finance'],
    errors: acted,
    summary: 'Withdraws a red letter with a reason; the invoice stays valid',
    input: z.strictObject({ code, reason }),
    example: { ...codeExample, reason: '发票已抵扣' },
    data: decided,
  }),
  'staff/invoiceApply/redIssue': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: issued,
    summary:
      'Stores the number of a red letter that the tax system issued; the amount may be invoiced again. Above the setting `approvalFen` a second person must agree',
    input: z.strictObject({ code, number }),
    example: { ...codeExample, number: '26112000000000000002' },
    data: approved,
  }),
};
