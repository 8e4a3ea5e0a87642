import { formatMessage, limits, phonePattern, requiredMessage, smsCodePattern } from '@portal/shared/rules';

/** Rules of the fields, with the messages of the specification, section 5. */

/** Phone numbers are pasted with spaces, hyphens and a country code: none of it is part of the number. */
const bare = (value: unknown): string =>
  String(value ?? '')
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '');

export const phoneRule = {
  setValueAs: bare,
  required: requiredMessage('手机号'),
  pattern: { value: phonePattern, message: formatMessage('手机号') },
};

export const codeRule = {
  setValueAs: bare,
  required: requiredMessage('验证码'),
  pattern: { value: smsCodePattern, message: formatMessage('验证码') },
};

export const trimmed = (value: unknown): string => String(value ?? '').trim();

export const accountRule = {
  setValueAs: trimmed,
  required: requiredMessage('用户名/手机号'),
};

export const passwordRule = { required: requiredMessage('密码') };

export const newPasswordRule = {
  required: requiredMessage('密码'),
  minLength: { value: limits.passwordMin, message: `[密码]不能少于${limits.passwordMin}位` },
  maxLength: { value: limits.passwordMax, message: `[密码]不能超过${limits.passwordMax}位` },
};

/** The password once more; `password` reads what it has to equal. */
export const confirmRule = (password: () => string) => ({
  required: requiredMessage('确认密码'),
  validate: (value: string) => value === password() || '[密码]不一致',
});
