import { limits } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentAddress } from '../address/address.present';
import { listAddresses } from '../address/address.repo';
import { changeContact, sendMailCode } from './profile.contact.service';
import { presentCertification, presentUser } from './profile.present';
import { findAccount } from './profile.repo';
import { certify, defaultAddress, editProfile } from './profile.service';

export function userRoutes(app: App): void {
  route(app, 'auth/user/info', (_input, { db, member, refuse }) =>
    db.read(async (tx) => {
      // Sent at once: they share a round trip.
      const [[account], address] = await Promise.all([
        findAccount(tx, { rid: member.rid }),
        listAddresses(tx, member.rid),
      ]);
      if (!account) throw refuse('token_invalid');
      return {
        userInfo: presentUser(account.user),
        cartNum: account.pieces,
        messageNum: account.unread,
        address: address.map(presentAddress),
        missingConsents: [...member.missingConsents],
        closing: account.closes?.toISOString() ?? null,
        etag: presentCertification(account.user, defaultAddress(address)).etag,
      };
    }),
  );

  route(app, 'auth/user/updateInfo', async (input, { db, member, now }) => {
    await db.transaction((tx) => certify(tx, member.rid, input, now()));
    return null;
  });

  route(app, 'auth/user/update4profile', async (input, { db, member, now }) => {
    await db.transaction((tx) => editProfile(tx, member.rid, input, now()));
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
