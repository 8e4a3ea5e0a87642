import type { App } from '../../deps';
import { allOrNone, type Refused } from '../../http/batch';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { exportLink } from '../listExport/listExport.service';
import { fileLink } from '../upload/fileLink.service';
import { statementFileLimits, statementLimits } from './statement.limits';
import { listStatements, ordersToPay, statementDetail } from './statement.list.service';
import { confirmMany, payMany } from './statement.many.service';
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

  route(app, 'auth/assign/export', (input, context) => exportLink('statements', input, context));

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

  route(
    app,
    'auth/assign/rightMany',
    (input, { member, now, once }) =>
      allOrNone(
        () =>
          once.run((db) =>
            db.transaction((tx) => confirmMany(tx, input, { user_rid: member.rid, at: now() })),
          ),
        (refused) => ({ done: false, list: notDone(input.rows, refused) }),
      ),
    { ownKey: true },
  );

  route(
    app,
    'auth/statement/payMany',
    async (input, { db: own, member, now, once }) => {
      await countAttempt(own, statementLimits(member.rid), now());
      return allOrNone(
        () =>
          once.run((db) => db.transaction((tx) => payMany(tx, input, { user_rid: member.rid, at: now() }))),
        (refused) => ({ done: false, waiting_fen: 0, list: notDone(input.rows, refused) }),
      );
    },
    { ownKey: true },
  );

  route(app, 'auth/statement/file', async (input, { db, member, secret, now }) => {
    await countAttempt(db, statementFileLimits(member.rid), now());
    const { rid } = await db.read((tx) => ownStatement(tx, member.rid, input.rid));
    return { url: fileLink(secret, rid, now(), 'statement') };
  });

  route(app, 'auth/web/order/ready2pay', (input, { db, member }) =>
    db.read((tx) => ordersToPay(tx, member.rid, input)),
  );
}

/** What is answered of rows of which none was done. */
const notDone = (rows: readonly { readonly rid: string }[], refused: readonly (Refused | null)[]) =>
  rows.map(({ rid }, index) => ({ rid, state: null, refused: refused[index] ?? null }));
