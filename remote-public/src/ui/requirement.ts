import type { User } from '@portal/shared/contract';
import { email, optional, phone, text } from '@portal/shared/form';
import { limits, phonePattern, texts } from '@portal/shared/rules';

/** What somebody writes to the lab: a requirement, or a message of the contact page. */
export interface Requirement {
  readonly title: string;
  readonly content: string;
  readonly file: File | undefined;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
}

/** The rules of the fields; each form has its own label for the text. */
export const requirementRules = (content: string) => ({
  title: optional(text(texts.requirementTitle)),
  content: text([content, limits.requirementLength]),
  name: text(texts.name),
  phone: phone(),
  email: optional(email(texts.email)),
  company: optional(text(texts.company)),
});

/** What is known of a member; the profile has the phone masked, but often it is the account. */
export function knownFields(user: User | null): Requirement {
  const { name = '', account = '', email = '', company = '' } = user?.userInfo ?? {};
  const phone = phonePattern.test(account) ? account : '';
  return { title: '', content: '', file: undefined, name, phone, email, company };
}
