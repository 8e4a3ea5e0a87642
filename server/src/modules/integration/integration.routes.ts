import type { Data } from '@portal/shared/contract';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { lastMonths } from '../../kit/month';
import { balance, entries, period } from '../ledger/ledger.balance.service';
import type { AccountRef } from '../ledger/ledger.rules';
import { countAttempt } from '../limit/limit.service';
import { findSettings } from '../setting/setting.repo';
import { maskedMember } from '../user/user.rules';
import { expiries, expiringPoints, monthsOfExpiry } from './integration.expiry.service';
import { receiverLimits } from './integration.limits';
import { presentEntry, presentExchange, presentGoods } from './integration.present';
import { listExchanges, listGoods } from './integration.repo';
import { pointsLabel } from './integration.rules';
import { exchangeCoupon, exchangeGoods, findReceiver, givePoints } from './integration.service';

/** Returns a member's account of points. */
const pointsOf = (rid: string): AccountRef => ({ owner: { kind: 'member', rid }, kind: 'points' });

export function integrationRoutes(app: App): void {
  route(app, 'auth/integration/init', (_input, { db, member, now }) =>
    db.read(async (tx) => {
      const { balance: points, available } = await balance(tx, pointsOf(member.rid));
      const expiring = await expiringPoints(tx, member.rid, now());
      const months = await monthsOfExpiry(tx, member.rid, now());
      const { points: earn } = await findSettings(tx);
      return {
        balance: points,
        available: available ?? points,
        expiring: expiring || null,
        expiries: months,
        earn,
      };
    }),
  );

  route(app, 'auth/integration/list', ({ before, size }, { db, member }) =>
    db.read(async (tx) => {
      const page = { size: size + 1, ...(before !== undefined && { before }) };
      const rows = await entries(tx, pointsOf(member.rid), page);
      const list = rows.slice(0, size);
      const expiryOf = await expiries(tx, member.rid);
      return {
        list: list.map((entry) => presentEntry(entry, pointsLabel(entry), expiryOf(entry))),
        next: rows.length > size ? (list.at(-1)?.id ?? null) : null,
      };
    }),
  );

  route(app, 'auth/integration/months', (_input, { db, member, now }) =>
    db.read(async (tx) => {
      const months: Data<'auth/integration/months'> = [];
      for (const { month, from, to } of lastMonths(now())) {
        const { credited, debited } = await period(tx, pointsOf(member.rid), from, to);
        months.push({ month, gained: credited, used: debited });
      }
      return months;
    }),
  );

  route(app, 'auth/integration/list4exchange', (_input, { db }) =>
    db.read(async (tx) => (await listGoods(tx)).filter(({ offered }) => offered).map(presentGoods)),
  );

  route(app, 'auth/integration/apply', async (input, { db, member, now }) =>
    presentExchange(
      await db.transaction((tx) => exchangeCoupon(tx, input, { user_rid: member.rid, at: now() })),
    ),
  );

  route(app, 'auth/integration/applyExchange', async (input, { db, member, now }) =>
    presentExchange(
      await db.transaction((tx) => exchangeGoods(tx, input, { user_rid: member.rid, at: now() })),
    ),
  );

  route(app, 'auth/integration/exchanges', (page, { db, member }) =>
    db.read(async (tx) => {
      const { total, rows } = await listExchanges(tx, member.rid, page);
      return { total, list: rows.map(presentExchange) };
    }),
  );

  route(app, 'auth/integration/receiver', async ({ phone }, { db, member, now }) => {
    await countAttempt(db, receiverLimits(member.rid), now());
    return db.read(async (tx) => ({ to: maskedMember(await findReceiver(tx, phone, member.rid)) }));
  });

  route(app, 'auth/integration/transfer', async (input, { db, member, now }) => {
    await countAttempt(db, receiverLimits(member.rid), now());
    return {
      to: await db.transaction((tx) => givePoints(tx, input, { user_rid: member.rid, at: now() })),
    };
  });
}
