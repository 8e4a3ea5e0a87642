import { type Dialogs, paths } from '@portal/shared/portal';
import { type RouteObject, replace } from 'react-router-dom';
import { keepInvitation } from './invitation';

/**
 * `/invited/{code?}`: redirects to the home page and opens the registration if there is a code (specification,
 * section 2).
 */
export function invitedRoute(dialogs: Dialogs): RouteObject {
  return {
    path: 'invited/:code?',
    loader({ params }) {
      const code = params.code?.trim();
      if (code) {
        keepInvitation(code);
        dialogs.open('login', { pane: 'register', invitationCode: code });
      }
      throw replace(paths.home);
    },
  };
}
