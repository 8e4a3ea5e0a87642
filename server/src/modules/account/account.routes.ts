import { limits } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { refreshSession } from '../session/session.refresh.service';
import { endSession } from '../session/session.repo';
import { loginForCode, register, sendCode } from './account.service';
import { login } from './login.service';
import { sendOwnCode } from './ownCode.service';
import { changePassword, resetPassword } from './password.service';
import { withdrawConsent } from './withdrawal.service';

export function accountRoutes(app: App): void {
  route(app, 'open/code4sms', async (input, context) => {
    await sendCode(input, context);
    return { retryAfter: limits.codeCountdown };
  });

  route(app, 'open/sign', register);

  route(app, 'open/login', login);

  route(app, 'open/loginForCode', loginForCode);

  route(app, 'open/refresh4token', async ({ token }, { db, secret, now, refuse }) => {
    const refreshed = await db.transaction((tx) => refreshSession(tx, { token, secret, now: now() }));
    if (!refreshed) throw refuse('token_invalid');
    return refreshed;
  });

  route(app, 'open/reset', async (input, context) => {
    await resetPassword(input, context);
    return null;
  });

  route(app, 'auth/user/password', async (input, context) => {
    await changePassword(input, context);
    return null;
  });

  route(app, 'auth/user/code4proof', async (_input, context) => {
    await sendOwnCode(context, 'proof');
    return { retryAfter: limits.codeCountdown };
  });

  route(app, 'auth/user/logout', async (_input, { db, member, now }) => {
    await db.transaction((tx) => endSession(tx, member.session_rid, now()));
    return null;
  });

  route(app, 'auth/user/consent/withdraw', async (input, { db, member, now }) => {
    await db.transaction((tx) => withdrawConsent(tx, member.rid, input, now()));
    return null;
  });
}
