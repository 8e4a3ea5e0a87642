import { limits } from './limits';

/** Messages, patterns and lengths of fields that forms and the server both check. */

/** '[手机号]不能为空' */
export const requiredMessage = (label: string): string => `[${label}]不能为空`;

/** '[手机号]格式不正确' */
export const formatMessage = (label: string): string => `[${label}]格式不正确`;

/** '[姓名]不能超过40个字符' */
export const tooLongMessage = (label: string, max: number): string => `[${label}]不能超过${max}个字符`;

/** A mobile phone number of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/;

/** Six digits from a text message. */
export const smsCodePattern = /^\d{6}$/;

/** The number without spaces, dashes, brackets and the country code 86, as it is stored. */
export function barePhone(typed: string): string {
  return typed.replace(/[\s\p{Pd}()（）]/gu, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

/** A user name without spaces around it, or the bare number when it is a phone number. */
export function bareAccount(typed: string): string {
  const phone = barePhone(typed);
  return phonePattern.test(phone) ? phone : typed.trim();
}

/** Texts that people fill in: the label that messages name, and the most characters. */
export const texts = {
  name: ['姓名', 40],
  company: ['单位', 80],
  organizationName: ['单位名称', 80],
  address: ['详细地址', 200],
  email: ['邮箱', 100],
  account: ['用户名/手机号', 64],
  invitationCode: ['邀请码', 20],
  teacher: ['导师姓名', 40],
  teacherMail: ['导师邮箱', 100],
  message: ['留言', limits.messageLength],
  cancelReason: ['取消原因', limits.messageLength],
  requirementTitle: ['需求标题', 100],
  requirement: ['需求描述', limits.requirementLength],
} as const satisfies Readonly<Record<string, TextLimit>>;

/** Label and most characters of a text. */
export type TextLimit = readonly [label: string, max: number];
