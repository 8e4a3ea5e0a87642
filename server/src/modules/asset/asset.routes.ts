import type { Data } from '@portal/shared/contract';
import type { OwnedAccount } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { countByState } from '../coupon/coupon.repo';
import { readCredit } from '../credit/credit.service';
import type { EntryPage } from '../ledger/ledger.balance.repo';
import { balances } from '../ledger/ledger.balance.service';
import { countAttempt } from '../limit/limit.service';
import { countStates } from '../order/order.own.repo';
import { countPrestore } from '../prestore/prestore.repo';
import { ownSpending } from '../statement/statement.spending.service';
import { fileLink } from '../upload/fileLink.service';
import { ownUser } from '../user/user.service';
import { listEntries } from './asset.entry.service';
import { assetExportLimits } from './asset.limits';
import { listMonths } from './asset.month.service';
import { presentEntry } from './asset.present';
import { instantsOf, linkKey } from './asset.rules';

export function assetRoutes(app: App): void {
  route(app, 'auth/web/asset/init', (_input, { db, member }) =>
    db.transaction(async (tx) => {
      const of = await balances(tx, { kind: 'member', rid: member.rid });
      return {
        cash_fen: of.get('cash')?.balance ?? 0,
        bonus_fen: of.get('bonus')?.balance ?? 0,
        reserved: { cash_fen: of.get('cash')?.held ?? 0, bonus_fen: of.get('bonus')?.held ?? 0 },
        credit: await readCredit(tx, await ownUser(tx, member.rid)),
        points: of.get('points')?.balance ?? 0,
        rebate_fen: of.get('rebate')?.balance ?? 0,
      };
    }),
  );

  route(app, 'auth/web/asset/all4num', (_input, { db, member, now }) =>
    db.read(async (tx) => {
      const orders = await countStates(tx, member.rid);
      const unsettled = (['delivered', 'billed', 'disputed'] as const).map((state) => orders[state] ?? 0);
      return {
        prestore: (await countPrestore(tx, member.rid)).get('waiting')?.count ?? 0,
        unsettled: unsettled.reduce((sum, count) => sum + count, 0),
        unpaid: orders.unpaid ?? 0,
        coupon: (await countByState(tx, member.rid, now())).usable,
      };
    }),
  );

  route(app, 'auth/web/asset/detail', ({ account, ...part }, { db, member }) =>
    db.read((tx) => entryPage(tx, member.rid, [account], part)),
  );

  route(app, 'auth/prestoreApply/listPrestoreDetail', (part, { db, member }) =>
    db.read((tx) => entryPage(tx, member.rid, ['cash', 'bonus'], part)),
  );

  route(app, 'auth/web/asset/months', (_input, { db, member, now }) =>
    db.read((tx) => listMonths(tx, { kind: 'member', rid: member.rid }, now())),
  );

  route(app, 'auth/web/asset/spending', (input, { db, member, now }) =>
    db.read((tx) => ownSpending(tx, input, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/web/asset/export', async (input, { db, member, secret, now }) => {
    await countAttempt(db, assetExportLimits(member.rid), now());
    return { url: fileLink(secret, linkKey({ ...input, user_rid: member.rid }), now(), 'entries') };
  });

  route(app, 'auth/web/asset/accountStatement', async (days, { db, member, secret, now }) => {
    await countAttempt(db, assetExportLimits(member.rid), now());
    const accounts: OwnedAccount[] = ['cash', 'bonus', 'credit'];
    const key = linkKey({ ...days, accounts, user_rid: member.rid, format: 'pdf' });
    return { url: fileLink(secret, key, now(), 'entries') };
  });
}

interface Part extends Pick<EntryPage, 'size'> {
  readonly kinds?: EntryPage['kinds'] | undefined;
  readonly before?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns a page; one more row than asked for tells whether another page follows. */
async function entryPage(
  tx: Tx,
  rid: string,
  accounts: readonly OwnedAccount[],
  { kinds, before, from, to, size }: Part,
): Promise<Data<'auth/web/asset/detail'>> {
  const page: EntryPage = {
    ...instantsOf({ from, to }),
    ...(kinds && { kinds }),
    ...(before !== undefined && { before }),
    size: size + 1,
  };
  const rows = await listEntries(tx, { kind: 'member', rid }, accounts, page);
  const list = rows.slice(0, size);
  return { list: list.flatMap(presentEntry), next: rows.length > size ? (list.at(-1)?.id ?? null) : null };
}
