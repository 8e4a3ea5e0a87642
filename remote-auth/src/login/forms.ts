import { useSession } from '@portal/shared/portal';
import { type UseFormReturn, useForm } from 'react-hook-form';

export interface PasswordLogin {
  account: string;
  password: string;
  remember: boolean;
}

export interface CodeLogin {
  phone: string;
  code: string;
}

export interface Registration {
  phone: string;
  code: string;
  password: string;
  confirm: string;
  invitation_code: string;
}

export interface Reset {
  phone: string;
  code: string;
  password: string;
  confirm: string;
}

const blankRegistration: Registration = {
  phone: '',
  code: '',
  password: '',
  confirm: '',
  invitation_code: '',
};

export interface LoginForms {
  readonly password: UseFormReturn<PasswordLogin>;
  readonly code: UseFormReturn<CodeLogin>;
  readonly registration: UseFormReturn<Registration>;
  readonly reset: UseFormReturn<Reset>;
  /** Phone of a WeChat user without an account. */
  readonly bind: UseFormReturn<CodeLogin>;
}

/** What is wrong is gone to by `sayFirst`. */
const ownFocus = { shouldFocusError: false } as const;

/** The dialog's forms. They live as long as the dialog, so that a change of pane loses nothing that was typed. */
export function useLoginForms(invitationCode = ''): LoginForms {
  const { rememberedAccount } = useSession();
  return {
    password: useForm<PasswordLogin>({
      ...ownFocus,
      defaultValues: { account: rememberedAccount, password: '', remember: rememberedAccount !== '' },
    }),
    code: useForm<CodeLogin>({ ...ownFocus, defaultValues: { phone: '', code: '' } }),
    registration: useForm<Registration>({
      ...ownFocus,
      defaultValues: { ...blankRegistration, invitation_code: invitationCode },
    }),
    bind: useForm<CodeLogin>({ ...ownFocus, defaultValues: { phone: '', code: '' } }),
    reset: useForm<Reset>({
      ...ownFocus,
      defaultValues: { phone: '', code: '', password: '', confirm: '' },
    }),
  };
}
