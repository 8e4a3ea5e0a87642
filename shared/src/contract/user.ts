import { z } from 'zod';
import { needsSupervisor, requiredMessage, texts } from '../rules';
import { knownPassword } from './account';
import { across } from './across';
import { address } from './address';
import { components } from './component';
import { consentDocument } from './consent';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import {
  email,
  instant,
  optionalEmail,
  optionalPhone,
  optionalText,
  phone,
  regionCode,
  smsCode,
  text,
} from './field';
import { shows } from './shows';

/** 0 student, 1 individual, 2 enterprise, 3 teacher (specification, section 3). */
export const organization = z.literal([0, 1, 2, 3]).register(components, { id: 'Organization' });

/** What the certification changes: who the member is, and the default address, empty without one. */
const certification = z
  .object({
    name: z.string(),
    email: z.string(),
    organization: organization.nullable(),
    company: z.string(),
    teacher: z.string(),
    teacher_phone: z.string(),
    teacher_mail: z.string(),
    province: z.string(),
    city: z.string(),
    area: z.string(),
    address_code: z.string(),
    address: z.string(),
    etag,
  })
  .register(components, { id: 'Certification' });
export type Certification = z.infer<typeof certification>;

/** The logged-in member. */
export const user = z
  .object({
    userInfo: z.object({
      rid: z.string(),
      account: z.string(),
      /** Masked, such as 138****0000. */
      phone: z.string(),
      name: z.string(),
      email: z.string(),
      organization: organization.nullable(),
      company: z.string(),
      /** Supervisor; empty unless a student. */
      teacher: z.string(),
      teacher_phone: z.string(),
      teacher_mail: z.string(),
      invitation_code: z.string(),
      /** Present for an account of the lab's staff, who work at the desk instead of ordering. */
      staff: z.boolean().optional(),
    }),
    /** Number of pieces in the plan. */
    cartNum: z.int(),
    /** Number of unread notices. */
    messageNum: z.int(),
    address: z.array(address),
    /** Documents whose version in force the member has not agreed to: asked for before anything else. */
    missingConsents: z.array(consentDocument),
    /** When the account is closed for good; null unless the member asked for it. */
    closing: instant.nullable(),
    /** Of what the certification changes: profile and default address. */
    etag,
  })
  .register(components, { id: 'User' });
export type User = z.infer<typeof user>;

const who = {
  name: text(...texts.name),
  email,
  organization: z.literal([0, 1, 2, 3], requiredMessage('用户类型')).default(0),
  company: text(...texts.organizationName),
  teacher: optionalText(...texts.teacher),
  teacher_phone: optionalPhone('导师电话'),
  teacher_mail: optionalEmail(...texts.teacherMail),
};

/** Only students have a supervisor, and need one (specification, section 5). */
const withSupervisor = {
  path: ['teacher'],
  message: requiredMessage(texts.teacher[0]),
  ...across('organization', 'teacher'),
};
const hasSupervisor = ({ organization, teacher }: { organization: number; teacher: string }) =>
  !needsSupervisor(organization) || teacher !== '';

export const userEndpoints = {
  'auth/user/info': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'The signed-in member with addresses and counts',
    input: nothing,
    data: user,
  }),
  'auth/user/updateInfo': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.member,
    edits: certification,
    summary: 'Certification: who the member is, and the default address, which is added or changed',
    input: z
      .strictObject({
        ...who,
        address_code: regionCode('收货地区'),
        province: text('收货地区', 40),
        city: text('收货地区', 40),
        area: text('收货地区', 40),
        address: text(...texts.address),
        etag: startedFrom,
      })
      .refine(hasSupervisor, withSupervisor),
    data: done,
  }),
  'auth/user/update4profile': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.member,
    edits: certification,
    summary: 'Changes who the member is, without the address',
    input: z.strictObject({ ...who, etag: startedFrom }).refine(hasSupervisor, withSupervisor),
    data: done,
  }),
  'auth/user/code4mail': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only sends a code' },
    summary: 'Sends a code by mail to an address that is to become the e-mail of the member',
    input: z.strictObject({ email }),
    data: z.object({ /** Seconds until the next code may be asked for. */ retryAfter: z.int() }),
  }),
  'auth/user/update4contact': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.notices, 'auth/user/session/list', 'auth/cluster/members'],
    errors: ['password_wrong', 'code_wrong', 'phone_taken'],
    summary:
      'Changes the phone or the e-mail, with a code sent to the new one (useFor 0, or code4mail), and signs other devices out; the owner proves it as for a password',
    input: z
      .strictObject({
        old: knownPassword('登录密码').optional(),
        code: smsCode.optional(),
        phone: phone.optional(),
        /** Code that was sent to the new phone. */
        phone_code: smsCode.optional(),
        email: email.optional(),
        /** Code that was sent to the new address. */
        email_code: smsCode.optional(),
      })
      .refine(({ old, code }) => (old === undefined) !== (code === undefined), {
        path: ['old'],
        error: requiredMessage('登录密码'),
        ...across('old', 'code'),
      })
      .refine(({ phone, email }) => (phone === undefined) !== (email === undefined), {
        path: ['phone'],
        error: requiredMessage('手机号'),
        ...across('phone', 'email'),
      })
      .refine(({ phone, phone_code }) => phone === undefined || phone_code !== undefined, {
        path: ['phone_code'],
        error: requiredMessage('验证码'),
        ...across('phone', 'phone_code'),
      })
      .refine(({ email, email_code }) => email === undefined || email_code !== undefined, {
        path: ['email_code'],
        error: requiredMessage('验证码'),
        ...across('email', 'email_code'),
      }),
    data: done,
  }),
};
