import {
  account,
  type FormModel,
  newPassword,
  optional,
  password,
  phone,
  repeated,
  smsCode,
  text,
  useForm,
} from '@portal/shared/form';
import { useSession } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';

export interface PasswordLogin {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface CodeLogin {
  readonly phone: string;
  readonly code: string;
}

export interface Reset extends CodeLogin {
  readonly password: string;
  readonly confirm: string;
}

export interface Registration extends Reset {
  readonly invitation_code: string;
}

const codeRules = { phone: phone(), code: smsCode };
const resetRules = { ...codeRules, password: newPassword(), confirm: repeated('password') };
const registrationRules = { ...resetRules, invitation_code: optional(text(texts.invitationCode)) };

const blankCode = { phone: '', code: '' };
const blankReset = { ...blankCode, password: '', confirm: '' };

export interface LoginForms {
  readonly password: FormModel<PasswordLogin>;
  readonly code: FormModel<CodeLogin>;
  readonly registration: FormModel<Registration>;
  readonly reset: FormModel<Reset>;
  /** Phone number of a WeChat user without an account. */
  readonly bind: FormModel<CodeLogin>;
}

/** Returns the dialog's forms. They live as long as the dialog, so a change of pane keeps the input. */
export function useLoginForms(invitationCode = ''): LoginForms {
  const { rememberedAccount } = useSession();
  return {
    password: useForm<PasswordLogin>({
      initial: { account: rememberedAccount, password: '', remember: rememberedAccount !== '' },
      rules: { account, password: password() },
    }),
    code: useForm<CodeLogin>({ initial: blankCode, rules: codeRules }),
    registration: useForm<Registration>({
      initial: { ...blankReset, invitation_code: invitationCode },
      rules: registrationRules,
    }),
    bind: useForm<CodeLogin>({ initial: blankCode, rules: codeRules }),
    reset: useForm<Reset>({ initial: blankReset, rules: resetRules }),
  };
}
