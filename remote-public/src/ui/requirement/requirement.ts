import { serverNow } from '@portal/shared/api';
import type { User } from '@portal/shared/contract';
import { email, type FieldRule, optional, phone, text, yuan } from '@portal/shared/form';
import {
  dueMessage,
  fenOf,
  halfWidth,
  labClock,
  limits,
  phonePattern,
  requirementTermLabels,
  sampleCountMessage,
  texts,
  typedCount,
} from '@portal/shared/rules';

/** Fields of a message to the lab: a requirement, or a message of the contact page. */
export interface Requirement {
  readonly title: string;
  readonly content: string;
  /** Named as the part of the call that has them. */
  readonly file: readonly File[];
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  /** A day, a number and an amount in yuan, as typed; empty when the sender states none. */
  readonly due: string;
  readonly sample_count: string;
  readonly budget: string;
}

/** What a requirement begins with, from what was chosen elsewhere. */
export interface Begun {
  /** Names its draft: what was typed for other choices is not it. */
  readonly name: string;
  readonly title: string;
  readonly content: string;
}

const terms = requirementTermLabels;

const due: FieldRule = {
  label: terms.due,
  required: false,
  type: 'date',
  clean: (typed) => typed,
  check: (day) => (day === '' ? undefined : dueMessage(day, labClock(serverNow()).today)),
};

const samples: FieldRule = {
  label: terms.sample_count,
  required: false,
  inputMode: 'numeric',
  maxLength: 10,
  clean: halfWidth,
  check: sampleCountMessage,
};

const files: FieldRule<readonly File[]> = {
  label: '附件',
  required: false,
  clean: (chosen) => chosen,
  check: () => undefined,
};

/** Returns the validation rules of the fields; `content` is the form's label of the text. */
export const requirementRules = (content: string) => ({
  title: optional(text(texts.requirementTitle)),
  content: text([content, limits.requirementLength]),
  file: files,
  name: text(texts.name),
  phone: phone(),
  email: optional(email(texts.email)),
  company: optional(text(texts.company)),
  due,
  sample_count: samples,
  budget: optional(yuan(terms.budget_fen, limits.amountFen)),
});

/** Returns the terms as the call takes them: only those that are stated. */
export function statedTerms({
  due,
  sample_count,
  budget,
}: Pick<Requirement, 'due' | 'sample_count' | 'budget'>) {
  const count = typedCount(sample_count, 1, limits.requirementSamples);
  const fen = fenOf(budget);
  return {
    ...(due && { due }),
    ...(count !== undefined && { sample_count: String(count) }),
    ...(fen !== undefined && { budget_fen: String(fen) }),
  };
}

/** Returns the member's contact data, with what the requirement begins with. The profile's phone number is masked, but often it is the account name. */
export function knownFields(user: User | null, begun?: Begun): Requirement {
  const { name = '', account = '', email = '', company = '' } = user?.userInfo ?? {};
  const phone = phonePattern.test(account) ? account : '';
  const { title = '', content = '' } = begun ?? {};
  return { title, content, file: [], name, phone, email, company, due: '', sample_count: '', budget: '' };
}
