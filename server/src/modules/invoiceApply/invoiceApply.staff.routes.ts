import type { App } from '../../deps';
import { route } from '../../http/route';
import { addInvoiceFile } from './invoiceApply.file.service';
import { invoiceApplyForStaff, listInvoiceAppliesForStaff } from './invoiceApply.list.service';
import {
  applyRedLetter,
  confirmRedLetter,
  issueInvoice,
  refuseInvoiceApply,
  takeInvoiceApply,
  withdrawRedLetter,
} from './invoiceApply.staff.service';

export function invoiceApplyStaffRoutes(app: App): void {
  route(app, 'staff/invoiceApply/list', (input, { db }) =>
    db.read((tx) => listInvoiceAppliesForStaff(tx, input)),
  );

  route(app, 'staff/invoiceApply/detail', ({ code }, { db, secret, now }) =>
    db.read((tx) => invoiceApplyForStaff(tx, code, { secret, at: now() })),
  );

  route(app, 'staff/invoiceApply/take', ({ code }, { db, member, now }) =>
    db.transaction((tx) => takeInvoiceApply(tx, code, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/invoiceApply/refuse', (input, { db, member, now }) =>
    db.transaction((tx) => refuseInvoiceApply(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/invoiceApply/file', (input, context) =>
    addInvoiceFile(context, context.member.rid, input, context.file),
  );

  route(app, 'staff/invoiceApply/issue', (input, { db, member, now }) =>
    db.transaction((tx) => issueInvoice(tx, 'issue', input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/invoiceApply/redLetter', (input, { db, member, now }) =>
    db.transaction((tx) => applyRedLetter(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/invoiceApply/redConfirm', (input, { db, member, now }) =>
    db.transaction((tx) => confirmRedLetter(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/invoiceApply/redWithdraw', (input, { db, member, now }) =>
    db.transaction((tx) => withdrawRedLetter(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/invoiceApply/redIssue', (input, { db, member, now }) =>
    db.transaction((tx) => issueInvoice(tx, 'redIssue', input, { staff_rid: member.rid, at: now() })),
  );
}
