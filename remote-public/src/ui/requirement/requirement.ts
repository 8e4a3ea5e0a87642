import type { User } from '@portal/shared/contract';
import { email, optional, optionalFile, phone, text } from '@portal/shared/form';
import { limits, phonePattern, texts } from '@portal/shared/rules';

/** Fields of a message to the lab: a requirement, or a message of the contact page. */
export interface Requirement {
  readonly title: string;
  readonly content: string;
  readonly file: File | undefined;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
}

/** Returns the validation rules of the fields; `content` is the form's label of the text. */
export const requirementRules = (content: string) => ({
  title: optional(text(texts.requirementTitle)),
  content: text([content, limits.requirementLength]),
  file: optionalFile('附件'),
  name: text(texts.name),
  phone: phone(),
  email: optional(email(texts.email)),
  company: optional(text(texts.company)),
});

/** Returns the member's contact data. The profile's phone number is masked, but often it is the account name. */
export function knownFields(user: User | null): Requirement {
  const { name = '', account = '', email = '', company = '' } = user?.userInfo ?? {};
  const phone = phonePattern.test(account) ? account : '';
  return { title: '', content: '', file: undefined, name, phone, email, company };
}
