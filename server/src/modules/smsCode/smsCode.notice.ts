import type { UseFor } from './smsCode.repo';

const purposes: Readonly<Record<UseFor, string>> = { 0: '注册', 1: '重置密码', 3: '登录' };

/** Returns the text message with a code, which is the only sequence of six digits in it. */
export function codeText(useFor: UseFor, code: string): string {
  return `您的${purposes[useFor]}验证码是 ${code}，5 分钟内有效，请勿告诉他人。如非本人操作，请忽略本短信。`;
}

/** Returns the text message that a phone gets instead of a code that would be useless. */
export function noCodeText(useFor: UseFor): string {
  return useFor === 0
    ? '该手机号已注册，无需再次注册，请直接登录。如非本人操作，请忽略本短信。'
    : `该手机号尚未注册，无法${purposes[useFor]}，请先注册。如非本人操作，请忽略本短信。`;
}
