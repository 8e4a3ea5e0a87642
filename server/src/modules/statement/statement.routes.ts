import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { statementFileLimits, statementLimits } from './statement.limits';
import { listStatements, ordersToPay, statementDetail } from './statement.list.service';
import { payOwnStatement } from './statement.pay.service';
import {
  confirmOwnStatement,
  disputeStatement,
  ownStatement,
  ownStatementOfOrder,
} from './statement.service';

export function statementRoutes(app: App): void {
  route(app, 'auth/assign/settlementList', (input, { db, member }) =>
    db.read((tx) => listStatements(tx, member.rid, input)),
  );

  route(app, 'auth/assign/statement', ({ rid, order_rid }, { db, member }) =>
    db.read(async (tx) => {
      const row =
        rid === undefined
          ? await ownStatementOfOrder(tx, member.rid, order_rid ?? '')
          : await ownStatement(tx, member.rid, rid);
      return statementDetail(tx, row, 'member');
    }),
  );

  route(app, 'auth/assign/right', async (input, { db, member, now }) =>
    db.transaction((tx) => confirmOwnStatement(tx, input, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/assign/wrong', async (input, { db, member, now }) => {
    await countAttempt(db, statementLimits(member.rid), now());
    return db.transaction((tx) => disputeStatement(tx, input, { user_rid: member.rid, at: now() }));
  });

  route(app, 'auth/statement/pay', async (input, { db, member, now }) => {
    await countAttempt(db, statementLimits(member.rid), now());
    return db.transaction((tx) => payOwnStatement(tx, input, { user_rid: member.rid, at: now() }));
  });

  route(app, 'auth/statement/file', async (input, { db, member, secret, now }) => {
    await countAttempt(db, statementFileLimits(member.rid), now());
    const { rid } = await db.read((tx) => ownStatement(tx, member.rid, input.rid));
    return { url: fileLink(secret, rid, now(), 'statement') };
  });

  route(app, 'auth/web/order/ready2pay', (input, { db, member }) =>
    db.read((tx) => ordersToPay(tx, member.rid, input)),
  );
}
