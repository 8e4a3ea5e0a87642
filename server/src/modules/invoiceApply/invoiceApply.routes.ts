import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { listExportLimits } from '../listExport/listExport.limits';
import { exportLink } from '../listExport/listExport.service';
import { fileLink, linkKey } from '../upload/fileLink.service';
import { ensureDocument } from './invoiceApply.document.service';
import { ownInvoiceFile } from './invoiceApply.file.service';
import { findFinance, putFinance } from './invoiceApply.finance.repo';
import { invoiceApplyLimits, invoiceMailLimits } from './invoiceApply.limits';
import {
  invoiceApplyDetail,
  invoiceHistory,
  listInvoiceApplies,
  presentedOne,
} from './invoiceApply.list.service';
import { mailInvoice, mailToFinance } from './invoiceApply.mail.service';
import { presentFinance } from './invoiceApply.present';
import { prestoreHistory } from './invoiceApply.prestore.service';
import {
  addInvoiceApply,
  askRedLetter,
  cancelInvoiceApply,
  editInvoiceApply,
  ownInvoiceApply,
} from './invoiceApply.service';
import { zipSummary } from './invoiceApply.zip.service';

export function invoiceApplyRoutes(app: App): void {
  route(app, 'auth/invoiceApply/add', async (input, context) => {
    const { db, member, now } = context;
    await countAttempt(db, invoiceApplyLimits(member.rid), now());
    const by = { user_rid: member.rid, at: now() };
    const row = await db.transaction((tx) => addInvoiceApply(tx, input, by));
    if (row.state === 'issued' && row.email !== '') {
      await countAttempt(db, invoiceMailLimits(member.rid), now());
      await mailInvoice(context, row, by);
    }
    return db.read((tx) => presentedOne(tx, row));
  });

  route(app, 'auth/invoiceApply/edit', async (input, { db, member, now }) => {
    await countAttempt(db, invoiceApplyLimits(member.rid), now());
    const by = { user_rid: member.rid, at: now() };
    return db.transaction(async (tx) => presentedOne(tx, await editInvoiceApply(tx, input, by)));
  });

  route(app, 'auth/invoiceApply/cancel', ({ rid }, { db, member, now }) => {
    const by = { user_rid: member.rid, at: now() };
    return db.transaction(async (tx) => presentedOne(tx, await cancelInvoiceApply(tx, rid, by)));
  });

  route(app, 'auth/invoiceApply/redLetter', async (input, { db, member, now }) => {
    await countAttempt(db, invoiceApplyLimits(member.rid), now());
    const by = { user_rid: member.rid, at: now() };
    return db.transaction(async (tx) => presentedOne(tx, await askRedLetter(tx, input, by)));
  });

  route(app, 'auth/invoiceApply/list4person', (input, { db, member }) =>
    db.read((tx) => listInvoiceApplies(tx, member.rid, input)),
  );

  route(app, 'auth/invoiceApply/export', (input, context) => exportLink('invoices', input, context));

  route(app, 'auth/asset/invoiceHistory/export', (input, context) =>
    exportLink('invoiceHistory', input, context),
  );

  route(app, 'auth/invoiceApply/zip', async (filters, { db, member, secret, now }) => {
    await countAttempt(db, listExportLimits(member.rid), now());
    const summary = await zipSummary(db, member.rid, filters);
    return { ...summary, url: fileLink(secret, linkKey(member.rid, filters), now(), 'invoiceZip') };
  });

  route(app, 'auth/invoiceApply/info', ({ rid }, { db, member }) =>
    db.read(async (tx) => invoiceApplyDetail(tx, await ownInvoiceApply(tx, member.rid, rid), 'member')),
  );

  route(app, 'auth/invoiceApply/file', async (input, context) => {
    const { db, member, secret, now } = context;
    const { row, file_rid } = await db.read((tx) => ownInvoiceFile(tx, member.rid, input));
    const isDocument = input.slot === 'pdf' && !input.red;
    const rid = file_rid ?? (isDocument ? await ensureDocument(context, row) : undefined);
    if (rid === undefined) throw refuse('not_found', { noun: 'invoiceFile' });
    return { url: fileLink(secret, rid, now(), input.print ? 'print' : 'file') };
  });

  route(app, 'auth/invoiceApply/mail', async (input, context) => {
    const { db, member, now } = context;
    await countAttempt(db, invoiceMailLimits(member.rid), now());
    return mailInvoice(context, input, { user_rid: member.rid, at: now() });
  });

  route(app, 'auth/invoiceApply/finance/detail', (_input, { db, member }) =>
    db.read(async (tx) => presentFinance(await findFinance(tx, member.rid))),
  );

  route(app, 'auth/invoiceApply/finance/edit', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      await putFinance(tx, { ...input, user_rid: member.rid, changed: now() });
      return input;
    }),
  );

  route(app, 'auth/invoiceApply/finance/send', async ({ rid }, context) => {
    const { db, member, now } = context;
    await countAttempt(db, invoiceMailLimits(member.rid), now());
    return mailToFinance(context, rid, { user_rid: member.rid, at: now() });
  });

  route(app, 'auth/asset/invoiceHistory', (input, { db, member }) =>
    db.read((tx) => invoiceHistory(tx, member.rid, input)),
  );

  route(app, 'auth/asset/prestoreHistory', (input, { db, member }) =>
    db.read((tx) => prestoreHistory(tx, member.rid, input)),
  );
}
