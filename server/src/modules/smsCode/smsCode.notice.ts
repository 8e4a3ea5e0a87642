import type { UseFor } from './smsCode.repo';

const purposes: Readonly<Record<UseFor, string>> = {
  0: '注册',
  1: '重置密码',
  3: '登录',
  5: '绑定邮箱',
  6: '签署协议',
};

/** Returns the text message with a code, which is the only sequence of six digits in it. */
export function codeText(useFor: UseFor, code: string): string {
  return `您的${purposes[useFor]}验证码是 ${code}，5 分钟内有效，请勿告诉他人。如非本人操作，请忽略本短信。`;
}

/** Returns the text message with a code that proves who changes the account. */
export function proofText(code: string): string {
  return `您的身份验证码是 ${code}，5 分钟内有效，用于确认本人操作，请勿告诉他人。如非本人操作，请立即修改密码并联系客服。`;
}

/** Returns the text message with a code that signs the agreement of an order. */
export function signingText(code: string): string {
  return `您正在签署检测服务协议，验证码是 ${code}，5 分钟内有效，请勿告诉他人。如非本人操作，请立即修改密码并联系客服。`;
}

/** Returns the mail with a code that proves the new address. */
export function mailCodeText(code: string): { readonly title: string; readonly text: string } {
  return {
    title: '邮箱验证码',
    text: `您的${purposes[5]}验证码是 ${code}，5 分钟内有效，请勿告诉他人。如非本人操作，请忽略本邮件。`,
  };
}

/** Returns the text message that a phone gets instead of a code that would be useless. */
export function noCodeText(useFor: UseFor): string {
  return useFor === 0
    ? '该手机号已注册，无需再次注册，请直接登录。如非本人操作，请忽略本短信。'
    : `该手机号尚未注册，无法${purposes[useFor]}，请先注册。如非本人操作，请忽略本短信。`;
}
