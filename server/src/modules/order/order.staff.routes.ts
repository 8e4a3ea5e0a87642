import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { eachRow } from '../../http/batch';
import { route } from '../../http/route';
import { exportLink } from '../listExport/listExport.service';
import { addNote, assignOrder, colleagues } from './order.desk.service';
import { listAllOrders } from './order.list.service';
import { moveOrder, type PermitDelivery } from './order.staff.service';
import { auditExport } from './order.staffExport.service';

export const orderStaffRoutes =
  (permitDelivery: PermitDelivery) =>
  (app: App): void => {
    const moveByStaff = async (tx: Tx, staff_rid: string, input: Parsed<'staff/order/move'>, at: Date) => {
      if (input.act === 'deliver') await permitDelivery(tx, staff_rid, input.code);
      return moveOrder(tx, staff_rid, input, at);
    };

    route(app, 'staff/order/list', (input, { db, member, now }) =>
      db.read((tx) => listAllOrders(tx, input, { now: now(), staff_rid: member.rid })),
    );

    route(app, 'staff/order/export', async (input, { db, member, secret, now }) => {
      const link = await exportLink('staffOrders', input, { db, member, secret, now });
      await db.transaction((tx) => auditExport(tx, member.rid, input, now()));
      return link;
    });

    route(app, 'staff/order/colleagues', (_input, { db }) => db.read(colleagues));

    route(app, 'staff/order/assign', (input, { db, member, now }) =>
      db.transaction((tx) => assignOrder(tx, member.rid, input, now())),
    );

    route(app, 'staff/order/note', (input, { db, member, now }) =>
      db.transaction((tx) => addNote(tx, member.rid, input, now())),
    );

    route(app, 'staff/order/move', (input, { db, member, now }) =>
      db.transaction((tx) => moveByStaff(tx, member.rid, input, now())),
    );

    route(
      app,
      'staff/order/moveMany',
      async ({ rows, act, note }, { member, now, once }) => {
        const moved = await eachRow(rows, ({ code, seen }) =>
          once.part(code, { code, act, note }, (db) =>
            db.transaction((tx) => moveByStaff(tx, member.rid, { code, act, note, seen }, now())),
          ),
        );
        return {
          list: moved.map(({ row: { code }, outcome: { result, refused } }) => ({
            code,
            state: result?.state ?? null,
            refused,
          })),
        };
      },
      { ownKey: true },
    );
  };
