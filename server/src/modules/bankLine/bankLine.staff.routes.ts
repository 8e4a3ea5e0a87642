import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { eachRow } from '../../http/batch';
import { route } from '../../http/route';
import { bankLinePage, listedLines } from './bankLine.list.service';
import { matchLine } from './bankLine.match.service';
import { presentBankLine } from './bankLine.present';
import type { BankLineRow } from './bankLine.repo';
import { addLines, knownLines, reopenLine, setLineAside } from './bankLine.service';

export function bankLineStaffRoutes(app: App): void {
  route(app, 'staff/bankLine/known', (input, { db }) => db.read((tx) => knownLines(tx, input)));

  route(app, 'staff/bankLine/list', (input, { db }) => db.read((tx) => bankLinePage(tx, input)));

  route(app, 'staff/bankLine/add', (input, { db, member, now }) =>
    db.transaction((tx) => addLines(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(
    app,
    'staff/bankLine/match',
    async ({ rows }, { member, now, once }) => {
      const matched = await eachRow(rows, (row) =>
        once.part(row.code, { code: row.code, target: row.target }, (db) =>
          db.transaction((tx) => matchLine(tx, row, { staff_rid: member.rid, at: now() })),
        ),
      );
      return {
        list: matched.map(({ row: { code }, outcome: { result, refused } }) => ({
          code,
          state: result?.state ?? null,
          approval: result?.approval ?? null,
          refused,
        })),
      };
    },
    { ownKey: true },
  );

  route(app, 'staff/bankLine/setAside', (input, { db, member, now }) =>
    db.transaction(async (tx) =>
      presented(tx, await setLineAside(tx, input, { staff_rid: member.rid, at: now() })),
    ),
  );

  route(app, 'staff/bankLine/reopen', (input, { db, member, now }) =>
    db.transaction(async (tx) =>
      presented(tx, await reopenLine(tx, input, { staff_rid: member.rid, at: now() })),
    ),
  );
}

async function presented(tx: Tx, row: BankLineRow) {
  const [listed = { row, paid: '', decided_by: '' }] = await listedLines(tx, [row]);
  return presentBankLine(listed);
}
