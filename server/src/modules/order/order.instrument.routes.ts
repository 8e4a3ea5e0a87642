import type { App } from '../../deps';
import { freeTimeChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { countDone } from '../limit/limit.service';
import { changeLimits } from '../reservation/reservation.limits';
import { presentOne } from '../reservation/reservation.list.service';
import { bookByPhone, instrumentsOfOrder, rebook } from './order.instrument.service';

export function orderInstrumentRoutes(app: App): void {
  route(app, 'auth/order/relateEquipment', ({ rid }, { db, member, now }) =>
    db.read((tx) => instrumentsOfOrder(tx, member.rid, { rid, now: now() })),
  );

  route(app, 'auth/reservation/rebook', async (input, { db, member, now }) => {
    const at = now();
    const booked = await db.transaction(async (tx) => {
      await countDone(tx, changeLimits(member.rid), at);
      const row = await rebook(tx, member.rid, input, at);
      return presentOne(tx, row, { by: 'member', now: at });
    });
    await freeTimeChanged(db);
    return booked;
  });

  route(app, 'staff/reservation/book', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const booked = await db.transaction((tx) => bookByPhone(tx, input, by));
    await freeTimeChanged(db);
    return booked;
  });
}
