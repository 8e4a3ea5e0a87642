import { limits } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentAddress } from '../address/address.present';
import { listAddresses } from '../address/address.repo';
import { findClosing } from '../closing/closing.repo';
import { missingConsents } from '../consent/consent.service';
import { countUnread } from '../message/message.repo';
import { countPlan } from '../plan/plan.repo';
import { ownUser } from '../user/user.service';
import { changeContact, sendMailCode } from './profile.contact.service';
import { presentUser } from './profile.present';
import { certify, changeProfile } from './profile.service';

export function userRoutes(app: App): void {
  route(app, 'auth/user/info', (_input, { db, member }) =>
    db.read(async (tx) => {
      const user = await ownUser(tx, member.rid);
      const address = await listAddresses(tx, member.rid);
      return {
        userInfo: presentUser(user),
        cartNum: await countPlan(tx, member.rid),
        messageNum: await countUnread(tx, member.rid),
        address: address.map(presentAddress),
        missingConsents: await missingConsents(tx, member.rid),
        closing: (await findClosing(tx, member.rid))?.due.toISOString() ?? null,
      };
    }),
  );

  route(app, 'auth/user/updateInfo', async (input, { db, member, now }) => {
    await db.transaction((tx) => certify(tx, member.rid, input, now()));
    return null;
  });

  route(app, 'auth/user/update4profile', async (input, { db, member, now }) => {
    await db.transaction((tx) => changeProfile(tx, member.rid, input, now()));
    return null;
  });

  route(app, 'auth/user/code4mail', async (input, context) => {
    await sendMailCode(input, context);
    return { retryAfter: limits.codeCountdown };
  });

  route(app, 'auth/user/update4contact', async (input, context) => {
    await changeContact(input, context);
    return null;
  });
}
