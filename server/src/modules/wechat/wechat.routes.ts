import type { App } from '../../deps';
import { route } from '../../http/route';
import { callbackRoutes } from './callback.routes';
import { bindAccount, makeTicket, pollTicket } from './wechat.service';

/** Calls of the login by WeChat. */
export function wechatRoutes(app: App): void {
  route(app, 'open/wx/ticket', (_input, context) => makeTicket(context));
  route(app, 'open/wx/qrCodeLogin', pollTicket);
  route(app, 'open/wx/bind', bindAccount);
  callbackRoutes(app);
}
