import type { App } from '../../deps';
import { freeTimeChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { bookByPhone, instrumentsOfOrder } from './order.instrument.service';

export function orderInstrumentRoutes(app: App): void {
  route(app, 'auth/order/relateEquipment', ({ rid }, { db, member, now }) =>
    db.read((tx) => instrumentsOfOrder(tx, member.rid, { rid, now: now() })),
  );

  route(app, 'staff/reservation/book', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const booked = await db.transaction((tx) => bookByPhone(tx, input, by));
    await freeTimeChanged(db);
    return booked;
  });
}
