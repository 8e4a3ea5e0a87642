import { z } from 'zod';
import { consentDocumentNames, consentSubjects } from '../rules';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { happened, instant, text } from './field';

export const consentDocument = z.enum(consentDocumentNames).register(components, { id: 'ConsentDocument' });

const version = text('协议版本', 20);

/** The versions that a member agrees to. Logins ignore a version that is no longer in force, so the consent stays missing. */
export const consentVersions = z
  .strictObject({ license: version.optional(), policy: version.optional() })
  .register(components, { id: 'ConsentVersions' });

/** One agreement of a member to one version of a document, or of the separate consent `payee`. */
export const consent = z
  .object({
    document: z.enum(consentSubjects),
    version: z.string(),
    /** Where it was given: on registering, at a login by code, at a login with WeChat, when the portal asked, where the bank account was entered, or by the sample data. */
    source: z.enum(['registration', 'code', 'wechat', 'asked', 'payee', 'seed']),
    given: happened,
    withdrawn: instant.nullable(),
  })
  .register(components, { id: 'Consent' });
export type Consent = z.infer<typeof consent>;

/** Agreements to the 服务协议 and the 隐私政策; the separate consent `payee` is given and withdrawn where the bank account is. */
export const consentEndpoints = {
  'auth/user/consent/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: 'Agreements of the member, the last given first, withdrawn ones included',
    input: nothing,
    data: z.array(consent),
  }),
  'auth/user/consent/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/consent/list', 'auth/user/info'],
    unrestricted: true,
    errors: ['consent_outdated'],
    summary: 'Agrees to the versions in force',
    input: z.strictObject({ consent: consentVersions }),
    data: done,
  }),
  'auth/user/consent/withdraw': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/user/consent/list', 'auth/user/info', 'auth/apiToken/list', 'auth/user/session/list'],
    unrestricted: true,
    summary:
      'Withdraws the agreement to a document, signs all devices out and ends all API tokens; the next login asks again',
    input: z.strictObject({ document: consentDocument }),
    data: done,
  }),
};
