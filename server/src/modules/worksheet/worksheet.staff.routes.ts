import type { App } from '../../deps';
import { eachRow } from '../../http/batch';
import { route } from '../../http/route';
import { addWorksheet, waitingForWorksheet } from './worksheet.add.service';
import { deliverOrder } from './worksheet.deliver.service';
import { worksheetDetail, worksheetPage } from './worksheet.detail.service';
import { arrangeRuns, checkWorksheet, closeWorksheet, markWorksheet } from './worksheet.service';

export function worksheetStaffRoutes(app: App): void {
  route(app, 'staff/worksheet/list', (input, { db }) => db.read((tx) => worksheetPage(tx, input)));

  route(app, 'staff/worksheet/detail', (input, { db, member }) =>
    db.read((tx) => worksheetDetail(tx, input, member.rid)),
  );

  route(app, 'staff/worksheet/waiting', (_input, { db }) => db.read(waitingForWorksheet));

  route(app, 'staff/worksheet/add', (input, { db, member, now }) =>
    db.transaction((tx) => addWorksheet(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/worksheet/arrange', (input, { db, member, now }) =>
    db.transaction((tx) => arrangeRuns(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/worksheet/mark', (input, { db, member, now }) =>
    db.transaction((tx) => markWorksheet(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/worksheet/check', (input, { db, member, now }) =>
    db.transaction((tx) => checkWorksheet(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(
    app,
    'staff/worksheet/deliver',
    async ({ code, rows }, { member, now, once }) => {
      const moved = await eachRow(rows, (row) =>
        once.part(row.code, { code, row: row.code }, (db) =>
          db.transaction((tx) => deliverOrder(tx, { code, row }, { staff_rid: member.rid, at: now() })),
        ),
      );
      return {
        list: moved.map(({ row, outcome: { result, refused } }) => ({
          code: row.code,
          state: result?.state ?? null,
          refused,
        })),
      };
    },
    { ownKey: true },
  );

  route(app, 'staff/worksheet/close', (input, { db, member, now }) =>
    db.transaction((tx) => closeWorksheet(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
