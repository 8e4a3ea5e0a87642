import type { App } from '../../deps';
import { route } from '../../http/route';
import { changeOrder } from './order.change.service';
import { changeForm, quoteChange } from './order.changeForm.service';

export function orderChangeRoutes(app: App): void {
  route(app, 'auth/order/change/get', (input, { db, member, now }) =>
    db.read((tx) => changeForm(tx, input, { user_rid: member.rid, now: now() })),
  );

  route(app, 'auth/order/change/quote', (input, { db, member, now }) =>
    db.read((tx) => quoteChange(tx, input, { user_rid: member.rid, now: now() })),
  );

  route(app, 'auth/order/change', (input, { db, member, now }) =>
    db.transaction((tx) => changeOrder(tx, input, { user_rid: member.rid, at: now() })),
  );
}
