import type { App } from '../../deps';
import { route } from '../../http/route';
import { addStatement, answerDispute } from './statement.add.service';
import { listStatementsForStaff, statementForStaff } from './statement.list.service';
import { overtimeOfOrders } from './statement.overtime.service';
import { refundStatement } from './statement.refund.service';

export function statementStaffRoutes(app: App): void {
  route(app, 'staff/statement/list', (input, { db }) => db.read((tx) => listStatementsForStaff(tx, input)));

  route(app, 'staff/statement/detail', ({ code }, { db }) => db.read((tx) => statementForStaff(tx, code)));

  route(app, 'staff/statement/overtime', (input, { db }) => db.read((tx) => overtimeOfOrders(tx, input)));

  route(app, 'staff/statement/add', (input, { db, member, now }) =>
    db.transaction((tx) => addStatement(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/statement/answer', (input, { db, member, now }) =>
    db.transaction((tx) => answerDispute(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/statement/refund', (input, { db, member, now }) =>
    db.transaction((tx) => refundStatement(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
