import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { parcelLimits, questionLimits } from './order.limits';
import { listOwnOrders } from './order.list.service';
import { askAboutData, cancelOrder, sendParcel } from './order.member.service';
import { presentOrder } from './order.present';
import { couponsForOrder, quoteOrder } from './order.quote.service';
import { readyOrder } from './order.ready.service';
import { reorder } from './order.reorder.service';
import { ownOrder, partsOf } from './order.service';

/** Places an order. */
export type Place = (
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/order/add'>,
  at: Date,
) => Promise<{ readonly rid: string; readonly code: string }>;

/** Calls of members about their orders. `place` belongs to the files, a layer above: an order of data analysis comes with its raw data. */
export const orderRoutes =
  (place: Place) =>
  (app: App): void => {
    route(app, 'auth/order/add', async (input, { db, member, now }) => {
      const { rid, code } = await db.transaction((tx) => place(tx, member.rid, input, now()));
      return { rid, code };
    });

    route(app, 'auth/order/quote', (input, { db, member, now }) =>
      db.read((tx) => quoteOrder(tx, input, { user_rid: member.rid, now: now() })),
    );

    route(app, 'auth/order/ready', (input, { db, member, now }) =>
      db.read((tx) => readyOrder(tx, input, { user_rid: member.rid, now: now() })),
    );

    route(app, 'auth/discount4user', (input, { db, member, now }) =>
      db.read((tx) => couponsForOrder(tx, input, { user_rid: member.rid, now: now() })),
    );

    route(app, 'auth/order/cancel', async (input, { db, member, now }) => {
      await db.transaction((tx) => cancelOrder(tx, input, { user_rid: member.rid, at: now() }));
      return null;
    });

    route(app, 'auth/order/send', async (input, { db, member, now }) => {
      await countAttempt(db, parcelLimits(member.rid), now());
      await db.transaction((tx) => sendParcel(tx, input, { user_rid: member.rid, at: now() }));
      return null;
    });

    route(app, 'auth/order/reportOrderFeedback', async (input, { db, member, now }) => {
      await countAttempt(db, questionLimits(member.rid), now());
      await db.transaction((tx) => askAboutData(tx, input, { user_rid: member.rid, at: now() }));
      return null;
    });

    route(app, 'auth/order/again', ({ rid }, { db, member, now }) =>
      db.transaction((tx) => reorder(tx, member.rid, rid, now())),
    );

    route(app, 'auth/web/order/list4person', (input, { db, member }) =>
      db.read((tx) => listOwnOrders(tx, member.rid, input)),
    );

    route(app, 'auth/web/order/detail', ({ rid }, { db, member, now }) =>
      db.read(async (tx) => {
        const order = await ownOrder(tx, member.rid, rid);
        return presentOrder(order, await partsOf(tx, order, 'member', now()));
      }),
    );
  };
