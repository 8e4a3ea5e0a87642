import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { confirmSecondFactor, enrolSecondFactor, verifySecondFactor } from './secondFactor.service';
import { presentStaffAccount } from './staffAccount.present';
import { findOwnAccount, listStaffAccounts } from './staffAccount.repo';
import {
  addStaffAccount,
  changeRoles,
  lockAccount,
  replacePassword,
  resetSecondFactor,
} from './staffAccount.service';

/** Calls of staff about their own account, and of admins about all accounts of staff. */
export function staffAccountRoutes(app: App): void {
  route(app, 'staff/account/self', async (_input, { db, member }) => {
    const own = await db.read((tx) => findOwnAccount(tx, member.rid));
    if (!own) throw refuse('forbidden');
    return presentStaffAccount(own);
  });

  route(app, 'staff/account/list', async (page, { db }) => {
    const { total, rows } = await db.read((tx) => listStaffAccounts(tx, page));
    return { total, list: rows.map(presentStaffAccount) };
  });

  route(app, 'staff/account/add', async (input, context) =>
    presentStaffAccount(await addStaffAccount(input, context)),
  );

  route(app, 'staff/account/roles', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentStaffAccount(await db.transaction((tx) => changeRoles(tx, input, by)));
  });

  route(app, 'staff/account/lock', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentStaffAccount(await db.transaction((tx) => lockAccount(tx, input, by)));
  });

  route(app, 'staff/account/password', async (input, context) =>
    presentStaffAccount(await replacePassword(input, context)),
  );

  route(app, 'staff/account/resetSecondFactor', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentStaffAccount(await db.transaction((tx) => resetSecondFactor(tx, input, by)));
  });

  route(app, 'staff/secondFactor/enrol', (_input, context) => enrolSecondFactor(context));
  route(app, 'staff/secondFactor/confirm', confirmSecondFactor);
  route(app, 'staff/secondFactor/verify', verifySecondFactor);
}
