import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentAddress } from './address.present';
import { listAddresses } from './address.repo';
import { addAddress, editAddress, makeDefaultAddress, removeAddress } from './address.service';

export function addressRoutes(app: App): void {
  route(app, 'auth/address/list', async (_input, { db, member }) => {
    const rows = await db.read((tx) => listAddresses(tx, member.rid));
    return rows.map(presentAddress);
  });

  route(app, 'auth/address/add', async (input, { db, member, now }) => {
    const { default: wanted, ...fields } = input;
    const change = { fields, makeDefault: wanted === 1 };
    return presentAddress(await db.transaction((tx) => addAddress(tx, member.rid, change, now())));
  });

  route(app, 'auth/address/edit', async (input, { db, member }) => {
    return presentAddress(await db.transaction((tx) => editAddress(tx, member.rid, input)));
  });

  route(app, 'auth/address/del', async ({ address_rid }, { db, member }) => {
    await db.transaction((tx) => removeAddress(tx, member.rid, address_rid));
    return null;
  });

  route(app, 'auth/address/default', async ({ address_rid }, { db, member }) => {
    await db.transaction((tx) => makeDefaultAddress(tx, member.rid, address_rid));
    return null;
  });
}
