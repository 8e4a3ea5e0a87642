import { formatMessage, limits, phonePattern, requiredMessage } from '@portal/shared/rules';

/** What somebody writes to the lab: a requirement, or a message of the contact page. */
export interface Requirement {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  readonly title: string;
  readonly content: string;
}

export type RequirementKind = 'requirement' | 'message';

export const emptyRequirement: Requirement = {
  name: '',
  phone: '',
  email: '',
  company: '',
  title: '',
  content: '',
};

/** The fields in the order in which they stand, which is also that of the first message. */
export const requirementOrder = ['title', 'content', 'name', 'phone', 'email', 'company'] as const;

const trimmed = (value: unknown): string => String(value ?? '').trim();

/** Numbers are pasted with spaces, hyphens and a country code, none of which is part of them. */
const bare = (value: unknown): string =>
  String(value ?? '')
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '');

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const tooLong = (label: string, max: number) => ({
  value: max,
  message: `[${label}]不能超过${max}个字符`,
});

const optional = (label: string, max: number) => ({ setValueAs: trimmed, maxLength: tooLong(label, max) });

/** Rules of the fields, as the contract has them. */
export const requirementRules = {
  name: { setValueAs: trimmed, required: requiredMessage('姓名'), maxLength: tooLong('姓名', 40) },
  phone: {
    setValueAs: bare,
    required: requiredMessage('手机号'),
    pattern: { value: phonePattern, message: formatMessage('手机号') },
  },
  email: { ...optional('邮箱', 100), pattern: { value: emailPattern, message: formatMessage('邮箱') } },
  company: optional('单位', 80),
  title: optional('需求标题', 100),
} as const;

/** Rule of the text itself, which each form names in its own way. */
export const contentRule = (label: string) => ({
  validate: (value: string) =>
    value.trim() === ''
      ? requiredMessage(label)
      : value.trim().length <= limits.requirementLength || tooLong(label, limits.requirementLength).message,
});
