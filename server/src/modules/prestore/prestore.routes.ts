import type { PrestoreApply } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { findSettings } from '../setting/setting.repo';
import { fileLink } from '../upload/fileLink.service';
import { findFiles } from '../upload/upload.repo';
import { prestoreLimits, receiptLimits } from './prestore.limits';
import { presentPrestore } from './prestore.present';
import { ownCredited } from './prestore.receipt.service';
import { countPrestore, listOwnPrestore, type PrestoreRow } from './prestore.repo';
import { addPrestore, cancelPrestore, editPrestore, ownPrestore, withVouchers } from './prestore.service';

export function prestoreRoutes(app: App): void {
  route(app, 'auth/prestore_rule_balance', (_input, { db }) =>
    db.read(async (tx) => {
      const { prestoreTiers: tiers, bankAccount } = await findSettings(tx);
      return { tiers, bankAccount };
    }),
  );

  route(app, 'auth/prestoreApply/add', async (input, { db, member, now }) => {
    await countAttempt(db, prestoreLimits(member.rid), now());
    return db.transaction(async (tx) => presented(tx, await addPrestore(tx, member.rid, input, now())));
  });

  route(app, 'auth/prestoreApply/edit', async (input, { db, member, now }) => {
    await countAttempt(db, prestoreLimits(member.rid), now());
    return db.transaction(async (tx) => presented(tx, await editPrestore(tx, member.rid, input, now())));
  });

  route(app, 'auth/prestoreApply/cancel', ({ rid }, { db, member, now }) =>
    db.transaction(async (tx) => presented(tx, await cancelPrestore(tx, member.rid, rid, now()))),
  );

  route(app, 'auth/prestoreApply/readyPayNum', async (_input, { db, member }) => {
    const waiting = (await db.read((tx) => countPrestore(tx, member.rid))).get('waiting');
    return { count: waiting?.count ?? 0, amount_fen: waiting?.amount_fen ?? 0 };
  });

  route(app, 'auth/prestoreApply/voucher', async ({ rid }, { db, member, secret, now }) => {
    const { file_rid } = await db.read((tx) => ownPrestore(tx, member.rid, rid));
    return { url: fileLink(secret, file_rid, now()) };
  });

  route(app, 'auth/prestoreApply/receipt', async (input, { db, member, secret, now }) => {
    await countAttempt(db, receiptLimits(member.rid), now());
    const { rid } = await db.read((tx) => ownCredited(tx, member.rid, input.rid));
    return { url: fileLink(secret, rid, now(), 'receipt') };
  });

  route(app, 'auth/web/prestore/list', (input, { db, member }) =>
    db.read(async (tx) => {
      const { total, rows } = await listOwnPrestore(tx, member.rid, input);
      const counts = [...(await countPrestore(tx, member.rid)).values()];
      return {
        total,
        counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
        list: (await withVouchers(tx, rows)).map(presentPrestore),
      };
    }),
  );
}

/** Returns one application with its voucher, for the answer. */
async function presented(tx: Tx, row: PrestoreRow): Promise<PrestoreApply> {
  return presentPrestore({ row, file: (await findFiles(tx, [row.file_rid]))[0] });
}
