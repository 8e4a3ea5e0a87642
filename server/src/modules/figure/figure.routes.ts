import type { App } from '../../deps';
import { route } from '../../http/route';
import { exportLink } from '../listExport/listExport.service';
import { auditExport } from './figure.export.service';
import { listedIncome, listedOpen } from './figure.listed.service';
import { incomeFigures, openFigures } from './figure.money.service';
import { loadFigures, promiseFigures, turnaroundFigures } from './figure.service';

/** Calls of managers and finance about figures over many records. */
export function figureRoutes(app: App): void {
  route(app, 'staff/figure/promises', async (input, { db, now }) => ({
    list: await db.read((tx) => promiseFigures(tx, input, now())),
  }));

  route(app, 'staff/figure/turnaround', async (input, { db }) => ({
    list: await db.read((tx) => turnaroundFigures(tx, input)),
  }));

  route(app, 'staff/figure/load', async (input, { db }) => ({
    list: await db.read((tx) => loadFigures(tx, input)),
  }));

  route(app, 'staff/figure/income', async (input, { db }) =>
    listedIncome(await db.read((tx) => incomeFigures(tx, input))),
  );

  route(app, 'staff/figure/open', async (_input, { db, now }) =>
    listedOpen(await db.read((tx) => openFigures(tx, now()))),
  );

  route(app, 'staff/figure/export', async (input, { db, member, secret, now }) => {
    const link = await exportLink('figures', input, { db, member, secret, now });
    await db.transaction((tx) => auditExport(tx, member.rid, input, now()));
    return link;
  });
}
