import type { DialogModule } from '@portal/shared/portal';

/** The module that this remote exposes to the shell as `./dialogs`. */
export const dialogs: DialogModule['dialogs'] = {
  login: () => import('../login/LoginDialog').then((m) => m.LoginDialog),
  certification: () => import('../certification/CertificationDialog').then((m) => m.CertificationDialog),
  sampling: () => import('../sampling/SamplingDialog').then((m) => m.SamplingDialog),
};
