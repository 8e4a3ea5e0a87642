import {
  account,
  code,
  type FormModel,
  newPassword,
  optional,
  password,
  phone,
  repeated,
  smsCode,
  useForm,
} from '@portal/shared/form';
import { useSession } from '@portal/shared/portal';
import { capitalCode, texts } from '@portal/shared/rules';
import { agreed, type ConsentFields } from '../ui/ConsentBox';

export interface PasswordLogin {
  readonly account: string;
  readonly password: string;
  readonly remember: boolean;
}

export interface CodeLogin {
  readonly phone: string;
  readonly code: string;
}

/** A phone number, a code and the box with the consent. */
export interface ConsentingLogin extends CodeLogin, ConsentFields {}

export interface Reset extends CodeLogin {
  readonly password: string;
  readonly confirm: string;
}

export interface Registration extends Reset, ConsentFields {
  readonly invitation_code: string;
}

const codeRules = { phone: phone(), code: smsCode };
const resetRules = { ...codeRules, password: newPassword(), confirm: repeated('password') };
const registrationRules = {
  ...resetRules,
  invitation_code: optional(code(texts.invitationCode, capitalCode)),
  agreed,
};

const blankCode = { phone: '', code: '' };
const blankConsenting = { ...blankCode, agreed: false };
const blankReset = { ...blankCode, password: '', confirm: '' };

export interface LoginForms {
  readonly password: FormModel<PasswordLogin>;
  readonly code: FormModel<ConsentingLogin>;
  readonly registration: FormModel<Registration>;
  readonly reset: FormModel<Reset>;
  /** Phone number of a WeChat user without an account. */
  readonly bind: FormModel<ConsentingLogin>;
}

/** Returns the dialog's forms. They live as long as the dialog, so a change of pane keeps the input. */
export function useLoginForms(invitationCode = ''): LoginForms {
  const { rememberedAccount } = useSession();
  return {
    password: useForm<PasswordLogin>({
      initial: { account: rememberedAccount, password: '', remember: rememberedAccount !== '' },
      rules: { account, password: password() },
    }),
    // Only the first login needs the consent, so the box is no condition: who leaves it is asked after the login.
    code: useForm<ConsentingLogin>({ initial: blankConsenting, rules: codeRules }),
    registration: useForm<Registration>({
      initial: {
        ...blankReset,
        invitation_code: invitationCode.slice(0, texts.invitationCode[1]),
        agreed: false,
      },
      rules: registrationRules,
    }),
    bind: useForm<ConsentingLogin>({ initial: blankConsenting, rules: { ...codeRules, agreed } }),
    reset: useForm<Reset>({ initial: blankReset, rules: resetRules }),
  };
}
