import type { DialogModule } from '@portal/shared/portal';

/** The module that this remote exposes to the shell as `./dialogs`. */
export const dialogs: DialogModule['dialogs'] = {
  login: () => import('../login/LoginDialog').then((m) => m.LoginDialog),
  consent: () => import('../consent/ConsentDialog').then((m) => m.ConsentDialog),
  certification: () => import('../certification/CertificationDialog').then((m) => m.CertificationDialog),
  sampling: () => import('../sampling/SamplingDialog').then((m) => m.SamplingDialog),
};
