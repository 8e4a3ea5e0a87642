import { EnvError, portVariable, urlVariable } from '@portal/shared/node';
import { z } from 'zod';
import type { S3Settings } from './ports/files/s3Client';
import type { SmtpSettings } from './ports/mail/smtpMail';
import type { PemSettings } from './ports/signer/pemSigner';
import type { RemoteSettings } from './ports/signer/remoteSigner';
import type { AliyunSmsSettings } from './ports/sms/aliyunSms';
import type { OfficialAccountSettings } from './ports/wechat/officialAccount';

/** Variables of the external providers. A provider is used when all of its variables are set. */
export const providerVariables = {
  ALIYUN_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_CODE_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_NOTICE_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_ENDPOINT: urlVariable('https://dysmsapi.aliyuncs.com').default('https://dysmsapi.aliyuncs.com'),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_TOKEN: z.string().optional(),
  PORTAL_SMTP_HOST: z.string().optional(),
  PORTAL_SMTP_PORT: portVariable.optional(),
  PORTAL_SMTP_TLS: z
    .enum(['starttls', 'implicit', 'none'], 'must be starttls, implicit or none')
    .default('starttls'),
  PORTAL_SMTP_USER: z.string().optional(),
  PORTAL_SMTP_PASSWORD: z.string().optional(),
  PORTAL_SMTP_FROM: z.email('must be an e-mail address').optional(),
  PORTAL_S3_ENDPOINT: urlVariable('https://s3.example.com').optional(),
  PORTAL_S3_PUBLIC_ENDPOINT: urlVariable('https://files.example.com').optional(),
  PORTAL_S3_REGION: z.string().default('us-east-1'),
  PORTAL_S3_BUCKET: z.string().optional(),
  PORTAL_S3_ACCESS_KEY_ID: z.string().optional(),
  PORTAL_S3_SECRET_ACCESS_KEY: z.string().optional(),
  PORTAL_S3_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').default('true'),
  PORTAL_SIGNING_CERTIFICATE: z.string().optional(),
  PORTAL_SIGNING_KEY: z.string().optional(),
  PORTAL_SIGNING_KEY_PASSWORD: z.string().optional(),
  PORTAL_SIGNING_URL: urlVariable('https://signing.example.com/sign').optional(),
  PORTAL_SIGNING_TOKEN: z.string().optional(),
  PORTAL_TIMESTAMP_URL: urlVariable('https://tsa.example.com').optional(),
  WECHAT_ENDPOINT: urlVariable('https://api.weixin.qq.com').default('https://api.weixin.qq.com'),
};

const shape = z.object(providerVariables);
type Variables = z.output<typeof shape>;

/** Returns the values of a provider's variables; undefined when none is set. Throws EnvError when some are missing. */
function group<Name extends keyof Variables>(
  vars: Variables,
  names: readonly Name[],
): ((name: Name) => string) | undefined {
  const missing = names.filter((name) => vars[name] === undefined);
  if (missing.length === names.length) return undefined;
  const [first] = missing;
  if (first !== undefined) throw new EnvError(`${first} must be set together with ${names.join(', ')}`);
  return (name) => String(vars[name] ?? '');
}

export function aliyunSmsOf(vars: Variables): AliyunSmsSettings | undefined {
  const of = group(vars, [
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_CODE_TEMPLATE',
    'ALIYUN_SMS_NOTICE_TEMPLATE',
  ]);
  return (
    of && {
      keyId: of('ALIYUN_ACCESS_KEY_ID'),
      keySecret: of('ALIYUN_ACCESS_KEY_SECRET'),
      signName: of('ALIYUN_SMS_SIGN_NAME'),
      codeTemplate: of('ALIYUN_SMS_CODE_TEMPLATE'),
      noticeTemplate: of('ALIYUN_SMS_NOTICE_TEMPLATE'),
      endpoint: vars.ALIYUN_SMS_ENDPOINT,
    }
  );
}

export function wechatOf(vars: Variables): OfficialAccountSettings | undefined {
  const of = group(vars, ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN']);
  return (
    of && {
      appId: of('WECHAT_APP_ID'),
      appSecret: of('WECHAT_APP_SECRET'),
      token: of('WECHAT_TOKEN'),
      endpoint: vars.WECHAT_ENDPOINT,
    }
  );
}

const smtpPorts = { starttls: 587, implicit: 465, none: 25 } as const;

/** Returns the settings of the mail server; `publicUrl` gives the domain of Message-IDs. */
export function smtpOf(vars: Variables, publicUrl: string): SmtpSettings | undefined {
  const of = group(vars, ['PORTAL_SMTP_HOST', 'PORTAL_SMTP_FROM']);
  const login = group(vars, ['PORTAL_SMTP_USER', 'PORTAL_SMTP_PASSWORD']);
  if (!of) {
    if (login) throw new EnvError('PORTAL_SMTP_HOST must be set together with PORTAL_SMTP_USER');
    return undefined;
  }
  const tls = vars.PORTAL_SMTP_TLS;
  if (login && tls === 'none')
    throw new EnvError(
      'PORTAL_SMTP_TLS must not be none with PORTAL_SMTP_PASSWORD, which would be sent unencrypted',
    );
  return {
    host: of('PORTAL_SMTP_HOST'),
    port: vars.PORTAL_SMTP_PORT ?? smtpPorts[tls],
    tls,
    login: login && { user: login('PORTAL_SMTP_USER'), password: login('PORTAL_SMTP_PASSWORD') },
    from: of('PORTAL_SMTP_FROM'),
    domain: new URL(publicUrl).hostname,
  };
}

/** Returns the settings of the bucket for files; undefined when files are in the data folder. */
export function s3Of(vars: Variables): S3Settings | undefined {
  const of = group(vars, [
    'PORTAL_S3_ENDPOINT',
    'PORTAL_S3_BUCKET',
    'PORTAL_S3_ACCESS_KEY_ID',
    'PORTAL_S3_SECRET_ACCESS_KEY',
  ]);
  if (!of && vars.PORTAL_S3_PUBLIC_ENDPOINT !== undefined)
    throw new EnvError('PORTAL_S3_ENDPOINT must be set together with PORTAL_S3_PUBLIC_ENDPOINT');
  return (
    of && {
      endpoint: of('PORTAL_S3_ENDPOINT'),
      publicEndpoint: vars.PORTAL_S3_PUBLIC_ENDPOINT,
      region: vars.PORTAL_S3_REGION,
      bucket: of('PORTAL_S3_BUCKET'),
      accessKeyId: of('PORTAL_S3_ACCESS_KEY_ID'),
      secretAccessKey: of('PORTAL_S3_SECRET_ACCESS_KEY'),
      pathStyle: vars.PORTAL_S3_PATH_STYLE === 'true',
    }
  );
}

/** Returns how PDFs are signed: by a key in PEM, or by a service in front of the hardware that holds it; undefined when neither is set. */
export function signingOf(vars: Variables): PemSettings | RemoteSettings | undefined {
  const { PORTAL_SIGNING_URL: url, PORTAL_SIGNING_KEY: key, PORTAL_SIGNING_CERTIFICATE: certificate } = vars;
  if (url === undefined && key === undefined && certificate === undefined) return undefined;
  if (certificate === undefined || (url === undefined) === (key === undefined))
    throw new EnvError(
      'PORTAL_SIGNING_CERTIFICATE must be set together with one of PORTAL_SIGNING_KEY and PORTAL_SIGNING_URL',
    );
  return url === undefined
    ? { certificate, key: key ?? '', password: vars.PORTAL_SIGNING_KEY_PASSWORD }
    : { certificate, url, token: vars.PORTAL_SIGNING_TOKEN };
}
