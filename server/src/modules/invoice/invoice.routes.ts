import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentInvoice } from './invoice.present';
import { listInvoices } from './invoice.repo';
import { addInvoice, editInvoice, makeDefaultInvoice, removeInvoice } from './invoice.service';

export function invoiceRoutes(app: App): void {
  route(app, 'auth/invoice/list', async (_input, { db, member }) => {
    const rows = await db.read((tx) => listInvoices(tx, member.rid));
    return rows.map(presentInvoice);
  });

  route(app, 'auth/invoice/add', async (input, { db, member, now }) =>
    presentInvoice(await db.transaction((tx) => addInvoice(tx, member.rid, input, now()))),
  );

  route(app, 'auth/invoice/edit', async (input, { db, member }) =>
    presentInvoice(await db.transaction((tx) => editInvoice(tx, member.rid, input))),
  );

  route(app, 'auth/invoice/del', async ({ rid }, { db, member }) => {
    await db.transaction((tx) => removeInvoice(tx, member.rid, rid));
    return null;
  });

  route(app, 'auth/invoice/default', async ({ rid }, { db, member }) => {
    await db.transaction((tx) => makeDefaultInvoice(tx, member.rid, rid));
    return null;
  });
}
