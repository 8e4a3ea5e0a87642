import {
  bareAccount,
  bareEmail,
  barePhone,
  cleanLine,
  cleanLines,
  emailPattern,
  formatMessage,
  limits,
  phonePattern,
  requiredMessage,
  smsCodePattern,
  type TextLimit,
  texts,
  tooLongMessage,
} from '@portal/shared/rules';
import type { Region } from './region';

/** Rule of one field of a form. The server's contract reads the same labels, lengths and patterns. */
export interface FieldRule<Value = string> {
  /** Label of the field, which messages contain. */
  readonly label: string;
  readonly required: boolean;
  /** Maximum number of characters. */
  readonly maxLength?: number;
  readonly type?: 'tel' | 'email' | 'password' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  /** True for passwords and codes, which are never stored in a draft. */
  readonly secret?: boolean;
  /** Corrects the typed text where it cannot be valid. */
  readonly fit?: (typed: string) => string;
  /** Name of the field that this one is compared with. */
  readonly follows?: string;
  /** Returns the value to send, for example trimmed. */
  clean(value: Value): Value;
  /** Returns the message for a cleaned value, or undefined when it is valid. `all` has the values as typed. */
  check(value: Value, all: Readonly<Record<string, unknown>>): string | undefined;
}

/** A required text of limited length, cleaned of what nobody sees. */
export function text([label, max, lines]: TextLimit): FieldRule {
  return {
    label,
    required: true,
    maxLength: max,
    clean: lines ? cleanLines : cleanLine,
    check: (value) => {
      if (value === '') return requiredMessage(label);
      return value.length > max ? tooLongMessage(label, max) : undefined;
    },
  };
}

/** Returns the same rule for a field that may be empty. */
export function optional(rule: FieldRule): FieldRule {
  return {
    ...rule,
    required: false,
    check: (value, all) => (value === '' ? undefined : rule.check(value, all)),
  };
}

function matching(rule: FieldRule, pattern: RegExp): FieldRule {
  return {
    ...rule,
    check: (value, all) =>
      rule.check(value, all) ?? (pattern.test(value) ? undefined : formatMessage(rule.label)),
  };
}

/** Truncates a mobile number after its 11 digits. Input with spaces, dashes or +86 is kept, up to 20 characters. */
function fitPhone(typed: string): string {
  const bare = barePhone(typed);
  return /^1\d+$/.test(bare) ? fitted(typed, bare) : typed.slice(0, 20);
}
const fitted = (typed: string, bare: string) =>
  bare.length > limits.phoneLength ? bare.slice(0, limits.phoneLength) : typed;

/** A mobile phone number. Spaces, dashes and +86 may be typed and are not sent. */
export function phone(label = '手机号'): FieldRule {
  const { maxLength: _length, ...rule } = text([label, limits.phoneLength]);
  return { ...matching(rule, phonePattern), type: 'tel', clean: barePhone, fit: fitPhone };
}

/** A user name or a phone number, for a login. */
export const account: FieldRule = { ...text(texts.account), clean: bareAccount };

/** Characters by which a pasted code may be longer than the code: spaces, dashes, full-width and invisible ones. */
const pastedMore = 20;

/** A code or number, compared and sent as `clean` returns it. More can be pasted than is sent. */
export function code(limit: TextLimit, clean: (typed: string) => string): FieldRule {
  return { ...text(limit), maxLength: limit[1] + pastedMore, clean };
}

/** An e-mail address. */
export function email(field: TextLimit): FieldRule {
  return { ...matching(text(field), emailPattern), type: 'email', clean: bareEmail };
}

/** The six-digit code of a text message. */
export const smsCode: FieldRule = {
  ...matching(text(['验证码', limits.codeLength]), smsCodePattern),
  maxLength: 20,
  inputMode: 'numeric',
  secret: true,
  clean: barePhone,
};

const verbatim = (value: string) => value;

/** An existing password. */
export function password(label = '密码'): FieldRule {
  return {
    label,
    required: true,
    type: 'password',
    secret: true,
    clean: verbatim,
    check: (value) => (value === '' ? requiredMessage(label) : undefined),
  };
}

/** A new password. */
export function newPassword(label = '密码'): FieldRule {
  const { passwordMin, passwordMax } = limits;
  return {
    ...password(label),
    check: (value) => {
      if (value === '') return requiredMessage(label);
      if (value.length < passwordMin) return `[${label}]不能少于 ${passwordMin} 位`;
      return value.length > passwordMax ? `[${label}]不能超过 ${passwordMax} 位` : undefined;
    },
  };
}

/** Repetition of the password, which must equal the field `follows`. */
export function repeated(follows: string, label = '确认密码'): FieldRule {
  return {
    ...password(label),
    follows,
    check: (value, all) => {
      if (value === '') return requiredMessage(label);
      return value === all[follows] ? undefined : '[密码]不一致';
    },
  };
}

/** A day (YYYY-MM-DD) or another value chosen from a list. */
export function chosen<Value extends string | number = string>(label: string): FieldRule<Value> {
  return {
    label,
    required: true,
    clean: (value) => value,
    check: (value) => (value === '' ? requiredMessage(label) : undefined),
  };
}

/** A key among those that are `offered`. One that was chosen and is no longer offered must be chosen again. */
export function chosenAmong(label: string, offered: readonly string[]): FieldRule {
  return {
    ...chosen(label),
    check: (key) => {
      if (key === '' || offered.length === 0) return requiredMessage(label);
      return offered.includes(key) ? undefined : goneMessage(label);
    },
  };
}

/** Says that what was chosen was deleted, or can't be chosen any more. */
export const goneMessage = (label: string): string => `[${label}]之前的选择已不可用，请重新选择`;

/** A complete district with its code. */
export function region(label: string): FieldRule<Region> {
  return {
    label,
    required: true,
    clean: (value) => value,
    check: ({ address_code }) => (address_code === '' ? requiredMessage(label) : undefined),
  };
}

/** An optional file. */
export function optionalFile(label: string): FieldRule<File | undefined> {
  return { label, required: false, clean: (file) => file, check: () => undefined };
}

/** A required file. */
export function file(label: string): FieldRule<File | undefined> {
  return {
    ...optionalFile(label),
    required: true,
    check: (chosen) => (chosen ? undefined : requiredMessage(label)),
  };
}
