import type { App } from '../../deps';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { anyReport, reportDetail, reportPage } from './report.list.service';
import { moveReport } from './report.move.service';
import { requirePictures } from './report.picture.service';
import { addReport, amendReport, saveReport } from './report.write.service';

export function reportStaffRoutes(app: App): void {
  route(app, 'staff/report/list', (input, { db }) => db.read((tx) => reportPage(tx, input)));

  route(app, 'staff/report/detail', (input, { db, member }) =>
    db.read((tx) => reportDetail(tx, input, member.rid)),
  );

  route(app, 'staff/report/add', (input, { db, member, now }) =>
    db.transaction((tx) => addReport(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/report/save', async (input, context) => {
    const { db, member, now } = context;
    await requirePictures(context, input);
    return db.transaction((tx) => saveReport(tx, input, { staff_rid: member.rid, at: now() }));
  });

  route(app, 'staff/report/move', (input, context) =>
    moveReport(context, input, { staff_rid: context.member.rid, at: context.now() }),
  );

  route(app, 'staff/report/amend', (input, { db, member, now }) =>
    db.transaction((tx) => amendReport(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/report/file', async ({ rid }, { db, secret, now }) => {
    const { file_rid } = await db.read((tx) => anyReport(tx, rid));
    const link =
      file_rid === null ? fileLink(secret, rid, now(), 'report') : fileLink(secret, file_rid, now());
    return { url: link };
  });
}
