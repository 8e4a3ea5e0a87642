import { limits } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { invoiceApplies } from '../../src/modules/invoiceApply/invoiceApply.table';
import { type Invoicing, invoicing, nextInvoiceNumber, paidStatement } from '../invoices';
import { lab } from '../orders';
import { call, desk, last, missing, type Scenarios, t, who, withApproval, work } from './scene';

/** A request over 100 fen of a paid statement, in this state. */
const applyIn = async (state: 'waiting' | 'issuing' | 'issued' | 'red_applied' | 'red_confirmed') => {
  const bill = await invoicing(t, desk, who);
  const statement = await paidStatement(t, desk, who);
  const { rid, code } = await bill.asked(statement.rid, 100);
  if (state === 'issuing') await work('staff/invoiceApply/take', { code });
  if (state !== 'waiting' && state !== 'issuing') await bill.issue(code);
  if (state.startsWith('red')) await call('auth/invoiceApply/redLetter', { rid, reason: '抬头有误' });
  if (state === 'red_confirmed') await work('staff/invoiceApply/redConfirm', { code });
  return { rid, code, bill, statement };
};

const input = (bill: Invoicing, statement_rid: string, amount_fen: number) => ({
  type: 1 as const,
  invoice_rid: bill.invoice_rid,
  parts: [{ statement_rid, amount_fen }],
});
const some = async () => {
  const bill = await invoicing(t, desk, who);
  return { bill, statement: await paidStatement(t, desk, who) };
};
const none = { code: 'none' };
const reason = '税号有误';

/** Scenarios of issuing an invoice, or a red letter: a call with a code and a number, on a request in `state`. */
const issuing = <A>(
  state: 'issuing' | 'red_confirmed',
  act: (code: string, number: string) => Promise<A>,
) => ({
  not_found: () => act('none', nextInvoiceNumber()),
  invoice_apply_act_refused: async () => act((await applyIn('waiting')).code, nextInvoiceNumber()),
  invoice_files_missing: async () => act((await applyIn(state)).code, nextInvoiceNumber()),
  invoice_number_taken: async () => {
    const { code, bill } = await applyIn(state);
    await bill.addFile(code, 'pdf');
    const statement = await paidStatement(t, desk, who);
    return act(code, await bill.issue((await bill.asked(statement.rid, 100)).code));
  },
  approval_waiting: async () => {
    const { code, bill } = await applyIn(state);
    await bill.addFile(code, 'pdf');
    return withApproval(() => last(2, () => act(code, nextInvoiceNumber())));
  },
});

/** Scenarios of an act of staff that the state of a waiting request does not allow. */
const acts = <A>(act: (code: string) => Promise<A>) => ({
  not_found: () => act('none'),
  invoice_apply_act_refused: async () => act((await applyIn('waiting')).code),
});

/** Approvals of invoices: an agreement after the number was stored for another one, and after another change. */
export const invoiceApprovals = {
  invoice_number_taken: async () => {
    const { code, bill } = await applyIn('issuing');
    await bill.addFile(code, 'pdf');
    const number = nextInvoiceNumber();
    const { approval } = (await withApproval(() => work('staff/invoiceApply/issue', { code, number }))).data;
    const other = await applyIn('issuing');
    await other.bill.addFile(other.code, 'pdf');
    await work('staff/invoiceApply/issue', { code: other.code, number });
    return agree(approval);
  },
  // Not by any act of the portal: each change of a request withdraws the approval.
  invoice_apply_act_refused: async () => {
    const { code, bill } = await applyIn('issuing');
    await bill.addFile(code, 'pdf');
    const number = nextInvoiceNumber();
    const { approval } = (await withApproval(() => work('staff/invoiceApply/issue', { code, number }))).data;
    await t.db.transaction((tx) =>
      tx.update(invoiceApplies).set({ state: 'refused' }).where(eq(invoiceApplies.code, code)),
    );
    return agree(approval);
  },
};

const agree = async (approval: string | null) =>
  t.call('staff/approval/agree', { code: approval ?? '' }, { token: (await lab(t)).token });

/** Issues an invoice whose files are too large for an e-mail; returns the key of its request. */
const issuedTooLarge = async () => {
  const { rid, code, bill } = await applyIn('issuing');
  const large = Buffer.alloc(limits.mailBytes + 1);
  large.write('%PDF-1.7');
  await bill.addFile(code, 'pdf', large);
  await work('staff/invoiceApply/issue', { code, number: nextInvoiceNumber() });
  return rid;
};
const nameFinance = () =>
  call('auth/invoiceApply/finance/edit', { emails: ['finance@example.com'], auto: false });

export const invoiceApplyRefusals = {
  'auth/invoiceApply/add': {
    not_found: async () => {
      const { bill } = await some();
      return bill.ask('none', 100);
    },
    amount_invalid: async () => {
      const { bill, statement } = await some();
      return bill.ask(statement.rid, statement.total_fen + 1);
    },
  },
  'auth/invoiceApply/edit': {
    not_found: async () => {
      const { bill, statement } = await some();
      return call('auth/invoiceApply/edit', { ...input(bill, statement.rid, 100), ...missing });
    },
    invoice_apply_act_refused: async () => {
      const { rid, bill, statement } = await applyIn('issuing');
      return call('auth/invoiceApply/edit', { ...input(bill, statement.rid, 100), rid });
    },
    amount_invalid: async () => {
      const { rid, bill, statement } = await applyIn('waiting');
      return call('auth/invoiceApply/edit', {
        ...input(bill, statement.rid, statement.total_fen + 1),
        rid,
      });
    },
  },
  'auth/invoiceApply/cancel': {
    not_found: () => call('auth/invoiceApply/cancel', missing),
    invoice_apply_act_refused: async () =>
      call('auth/invoiceApply/cancel', { rid: (await applyIn('issuing')).rid }),
  },
  'auth/invoiceApply/redLetter': {
    not_found: () => call('auth/invoiceApply/redLetter', { ...missing, reason }),
    invoice_apply_act_refused: async () =>
      call('auth/invoiceApply/redLetter', { rid: (await applyIn('waiting')).rid, reason }),
  },
  'auth/invoiceApply/info': { not_found: () => call('auth/invoiceApply/info', missing) },
  'auth/invoiceApply/file': {
    not_found: async () =>
      call('auth/invoiceApply/file', { rid: (await applyIn('issuing')).rid, slot: 'pdf' }),
  },
  'auth/invoiceApply/zip': { not_found: () => call('auth/invoiceApply/zip', { kw: 'none' }) },
  'auth/asset/invoiceHistory': {
    not_found: () => call('auth/asset/invoiceHistory', { statement_rids: ['none'] }),
  },
  'auth/asset/prestoreHistory': {
    not_found: () => call('auth/asset/prestoreHistory', { prestore_rids: ['none'] }),
  },
  'auth/invoiceApply/finance/send': {
    not_found: async () => {
      await nameFinance();
      return call('auth/invoiceApply/finance/send', { rid: (await applyIn('issuing')).rid });
    },
    finance_email_missing: async () =>
      call('auth/invoiceApply/finance/send', { rid: (await applyIn('issued')).rid }),
    invoice_mail_too_large: async () => {
      await nameFinance();
      return call('auth/invoiceApply/finance/send', { rid: await issuedTooLarge() });
    },
  },
  'auth/invoiceApply/mail': {
    not_found: async () => call('auth/invoiceApply/mail', { rid: (await applyIn('issuing')).rid }),
    invoice_mail_too_large: async () => call('auth/invoiceApply/mail', { rid: await issuedTooLarge() }),
  },
  'staff/invoiceApply/detail': { not_found: () => work('staff/invoiceApply/detail', none) },
  'staff/invoiceApply/take': {
    not_found: () => work('staff/invoiceApply/take', none),
    invoice_apply_act_refused: async () => work('staff/invoiceApply/take', await codeIn('issuing')),
  },
  'staff/invoiceApply/refuse': {
    not_found: () => work('staff/invoiceApply/refuse', { ...none, reason }),
    invoice_apply_act_refused: async () =>
      work('staff/invoiceApply/refuse', { ...(await codeIn('issued')), reason }),
  },
  'staff/invoiceApply/file': {
    not_found: async () => (await invoicing(t, desk, who)).addFile('none', 'pdf'),
    invoice_apply_act_refused: async () => {
      const { code, bill } = await applyIn('waiting');
      return bill.addFile(code, 'pdf');
    },
    file_type_refused: async () => {
      const { code, bill } = await applyIn('issuing');
      return bill.addFile(code, 'pdf', Buffer.from('<html>'));
    },
  },
  'staff/invoiceApply/issue': issuing('issuing', (code, number) =>
    work('staff/invoiceApply/issue', { code, number }),
  ),
  'staff/invoiceApply/redLetter': acts((code) => work('staff/invoiceApply/redLetter', { code, reason })),
  'staff/invoiceApply/redConfirm': acts((code) => work('staff/invoiceApply/redConfirm', { code })),
  'staff/invoiceApply/redWithdraw': acts((code) => work('staff/invoiceApply/redWithdraw', { code, reason })),
  'staff/invoiceApply/redIssue': issuing('red_confirmed', (code, number) =>
    work('staff/invoiceApply/redIssue', { code, number }),
  ),
} satisfies Partial<Scenarios>;

const codeIn = async (state: 'issuing' | 'issued') => ({ code: (await applyIn(state)).code });
