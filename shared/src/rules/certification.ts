import { requiredMessage, texts } from './field';
import type { Organization } from './organization';

/** The facts about a member that decide whether the certification is complete. */
export interface CertifiedFacts {
  readonly name: string;
  readonly email: string;
  /** Null until certified. */
  readonly organization: Organization | null;
  readonly company: string;
  /** Supervisor of a student. */
  readonly teacher: string;
  /** Saved addresses. */
  readonly address: readonly unknown[];
}

/** A field of the certification that an order needs, in the order of the form. */
export type ProfileField = 'name' | 'email' | 'organization' | 'company' | 'teacher' | 'address';

/** Labels of the fields, as the certification form has them. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  name: texts.name[0],
  email: texts.email[0],
  organization: '用户类型',
  company: texts.organizationName[0],
  teacher: texts.teacher[0],
  address: '收货地区',
};

/** Only students have a supervisor, and need one (specification, section 5). */
export const needsSupervisor = (organization: number | null): boolean => organization === 0;

/** Returns the fields that a member has to fill in before ordering; empty for a certified member. */
export function missingProfile(facts: CertifiedFacts): ProfileField[] {
  const missing: Readonly<Record<ProfileField, boolean>> = {
    name: facts.name === '',
    email: facts.email === '',
    organization: facts.organization === null,
    company: facts.company === '',
    teacher: needsSupervisor(facts.organization) && facts.teacher === '',
    address: facts.address.length === 0,
  };
  const fields: readonly ProfileField[] = ['name', 'email', 'organization', 'company', 'teacher', 'address'];
  return fields.filter((field) => missing[field]);
}

/** '[姓名]不能为空' for a field of the certification. */
export const profileMessage = (field: ProfileField): string => requiredMessage(profileLabels[field]);
