import { z } from 'zod';
import { formatMessage, limits, texts } from '../rules';
import { endpoint } from './endpoint';
import { instant, mailAddress } from './field';
import { key } from './invoiceApplyField';
import { shows } from './shows';

const [label, length] = texts.financeEmail;

const finance = z.object({
  /** Addresses of the member's finance office; empty until the member names one. */
  emails: z.array(z.string()),
  /** True when the files of each issued invoice are sent to them. */
  auto: z.boolean(),
});

/** Calls that send invoices to the finance office of a member. */
export const invoiceFinanceEndpoints = {
  'auth/invoiceApply/finance/detail': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "Addresses of the member's finance office, and whether issued invoices are sent there",
    input: z.strictObject({}),
    data: finance,
  }),
  'auth/invoiceApply/finance/edit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/invoiceApply/finance/detail'],
    unrestricted: true,
    summary:
      "Replaces the addresses of the member's finance office; with `auto` the files of each invoice are sent there once it is issued, and those of its red letter",
    input: z.strictObject({
      emails: z
        .array(mailAddress(label, length), formatMessage(label))
        .max(limits.financeEmails, `[${label}]不能超过 ${limits.financeEmails} 个`)
        .refine(
          (all) => new Set(all.map((one) => one.toLowerCase())).size === all.length,
          `[${label}]不能重复`,
        ),
      auto: z.boolean(formatMessage('自动发送')),
    }),
    example: { emails: ['finance@example.com'], auto: true },
    data: finance,
  }),
  'auth/invoiceApply/finance/send': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.invoices,
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'invoice_mail_too_large', 'finance_email_missing'],
    summary:
      'Sends the files of an issued invoice, and of its red letter, as attachments to all addresses of the finance office; what was sent there within the last minute is not sent again',
    input: key,
    example: { rid: 'z8q1m4d6' },
    data: z.object({ emails: z.array(z.string()), at: instant }),
  }),
};
