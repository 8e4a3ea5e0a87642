import { type Dialogs, notify, paths } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import { type RouteObject, replace } from 'react-router-dom';
import { keepInvitation } from './invitation';

/**
 * `/invited/{code?}`: redirects to the home page and opens the registration if there is a code (specification,
 * section 2). Who is logged in is registered already and is told so.
 */
export function invitedRoute(dialogs: Dialogs, session: Pick<Session, 'signedIn'>): RouteObject {
  return {
    path: 'invited/:code?',
    loader({ params }) {
      const code = params.code?.trim();
      if (code && session.signedIn) notify.warn('您已注册并登录，邀请码只用于新用户注册');
      else if (code) {
        keepInvitation(code);
        dialogs.open('login', { pane: 'register', invitationCode: code });
      }
      throw replace(paths.home);
    },
  };
}
