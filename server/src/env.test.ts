import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvError } from '@portal/shared/node';
import { Client } from 'pg';
import { parseEnv } from './env';

const production = {
  PORTAL_MODE: 'production',
  DATABASE_URL: 'postgres://portal:secret@db:5432/portal',
  PORTAL_SECRET: 'x'.repeat(32),
};

test('without variables the server runs in local mode with the embedded database', () => {
  expect(parseEnv({})).toMatchObject({
    mode: 'local',
    port: 8081,
    dataDir: './.data',
    databaseUrl: undefined,
  });
});

test('staff need a second factor in production, and in local mode when it is switched on', () => {
  expect(parseEnv(production).secondFactor).toBe(true);
  expect(parseEnv({ ...production, PORTAL_SECOND_FACTOR: 'off' }).secondFactor).toBe(true);
  expect(parseEnv({}).secondFactor).toBe(false);
  expect(parseEnv({ PORTAL_SECOND_FACTOR: 'on' }).secondFactor).toBe(true);
});

test('an empty variable counts as unset, because compose files pass empty ones', () => {
  expect(parseEnv({ DATABASE_URL: '', PORTAL_SECRET: '' })).toEqual(parseEnv({}));
});

const aliyun = {
  ALIYUN_ACCESS_KEY_ID: 'key',
  ALIYUN_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: '示例检测',
  ALIYUN_SMS_CODE_TEMPLATE: 'SMS_1',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'SMS_2',
};
const smtp = { PORTAL_SMTP_HOST: 'mail.example.com', PORTAL_SMTP_FROM: 'no-reply@example.com' };
const smtpLogin = { PORTAL_SMTP_USER: 'portal', PORTAL_SMTP_PASSWORD: 'secret' };
const s3 = {
  PORTAL_S3_ENDPOINT: 'http://garage:3900',
  PORTAL_S3_BUCKET: 'portal',
  PORTAL_S3_ACCESS_KEY_ID: 'GK1',
  PORTAL_S3_SECRET_ACCESS_KEY: 'secret',
};
const wechat = { WECHAT_APP_ID: 'app', WECHAT_APP_SECRET: 'secret', WECHAT_TOKEN: 'word' };

test('a provider is configured when all of its variables are set, and not when none is', () => {
  expect(parseEnv({})).toMatchObject({ aliyunSms: undefined, wechat: undefined });
  expect(parseEnv({ ...aliyun, ...wechat, WECHAT_ENDPOINT: 'http://localhost:1/' })).toMatchObject({
    aliyunSms: { keyId: 'key', codeTemplate: 'SMS_1', endpoint: 'https://dysmsapi.aliyuncs.com' },
    wechat: { appId: 'app', token: 'word', endpoint: 'http://localhost:1' },
  });
});

test('a mail server has the usual port of its encryption, and needs no login', () => {
  expect(parseEnv({ ...smtp, PUBLIC_URL: 'https://portal.example.com' }).smtp).toEqual({
    host: 'mail.example.com',
    port: 587,
    tls: 'starttls',
    login: undefined,
    from: 'no-reply@example.com',
    domain: 'portal.example.com',
  });
  const implicit = parseEnv({ ...smtp, ...smtpLogin, PORTAL_SMTP_TLS: 'implicit' }).smtp;
  expect(implicit).toMatchObject({ port: 465, login: { user: 'portal', password: 'secret' } });
  const relay = parseEnv({ ...smtp, PORTAL_SMTP_TLS: 'none', PORTAL_SMTP_PORT: '2525' }).smtp;
  expect(relay).toMatchObject({ port: 2525, tls: 'none' });
});

test('files are in a bucket when all of its variables are set', () => {
  expect(parseEnv({}).s3).toBeUndefined();
  expect(parseEnv(s3).s3).toEqual({
    endpoint: 'http://garage:3900',
    publicEndpoint: undefined,
    region: 'us-east-1',
    bucket: 'portal',
    accessKeyId: 'GK1',
    secretAccessKey: 'secret',
    pathStyle: true,
  });
  const more = { PORTAL_S3_PATH_STYLE: 'false', PORTAL_S3_PUBLIC_ENDPOINT: 'https://files.example.com/' };
  expect(parseEnv({ ...s3, ...more }).s3).toMatchObject({
    publicEndpoint: 'https://files.example.com',
    pathStyle: false,
  });
});

test('production needs only a database and a secret', () => {
  expect(parseEnv(production)).toMatchObject({ mode: 'production', logLevel: 'info' });
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY=%s', (value, trustProxy) => {
  expect(parseEnv({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy);
});

test.each<[string, Record<string, string>]>([
  ['API_PORT', { API_PORT: 'many' }],
  ['API_PORT', { API_PORT: '70000' }],
  ['API_PORT', { API_PORT: '-1' }],
  ['PORTAL_MODE', { PORTAL_MODE: 'test' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/portal' }],
  ['DATABASE_MIGRATION_URL', { DATABASE_MIGRATION_URL: 'mysql://localhost/portal' }],
  ['DATABASE_STANDBY_URL', { DATABASE_STANDBY_URL: 'mysql://localhost/portal' }],
  ['PORTAL_SECRET', { PORTAL_SECRET: 'short' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'portal' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['TRUST_PROXY', { TRUST_PROXY: '<everybody>' }],
  ['PORTAL_STAFF_PASSWORD', { PORTAL_STAFF_PASSWORD: 'short' }],
  ['PORTAL_REVIEWER_PASSWORD', { PORTAL_REVIEWER_PASSWORD: 'short' }],
  ['ALIYUN_SMS_SIGN_NAME', { ...aliyun, ALIYUN_SMS_SIGN_NAME: '' }],
  ['WECHAT_TOKEN', { ...wechat, WECHAT_TOKEN: '' }],
  ['WECHAT_ENDPOINT', { ...wechat, WECHAT_ENDPOINT: 'weixin' }],
  ['PORTAL_S3_BUCKET', { ...s3, PORTAL_S3_BUCKET: '' }],
  ['PORTAL_S3_ENDPOINT', { ...s3, PORTAL_S3_ENDPOINT: 'garage' }],
  ['PORTAL_S3_ENDPOINT', { PORTAL_S3_PUBLIC_ENDPOINT: 'https://files.example.com' }],
  ['PORTAL_S3_PATH_STYLE', { ...s3, PORTAL_S3_PATH_STYLE: 'yes' }],
  ['PORTAL_SMTP_FROM', { ...smtp, PORTAL_SMTP_FROM: '' }],
  ['PORTAL_SMTP_FROM', { ...smtp, PORTAL_SMTP_FROM: 'portal' }],
  ['PORTAL_SMTP_HOST', { ...smtp, PORTAL_SMTP_HOST: '' }],
  ['PORTAL_SMTP_HOST', smtpLogin],
  ['PORTAL_SMTP_PASSWORD', { ...smtp, ...smtpLogin, PORTAL_SMTP_PASSWORD: '' }],
  ['PORTAL_SMTP_PORT', { ...smtp, PORTAL_SMTP_PORT: 'smtp' }],
  ['PORTAL_SMTP_TLS', { ...smtp, PORTAL_SMTP_TLS: 'yes' }],
  ['PORTAL_SMTP_TLS', { ...smtp, ...smtpLogin, PORTAL_SMTP_TLS: 'none' }],
  ['DATABASE_URL', { ...production, DATABASE_URL: '' }],
  ['PORTAL_SECRET', { ...production, PORTAL_SECRET: '' }],
])('%s is named when it does not fit: %j', (name, vars) => {
  expect(() => parseEnv(vars)).toThrow(EnvError);
  expect(() => parseEnv(vars)).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-env-'));
  const file = join(folder, 'secret');
  beforeAll(() => writeFileSync(file, `${'s'.repeat(40)}\n`));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read without the line break at its end; a value given itself counts first', () => {
    expect(parseEnv({ PORTAL_SECRET_FILE: file }).secret).toBe('s'.repeat(40));
    expect(parseEnv({ PORTAL_SECRET_FILE: file, PORTAL_SECRET: 't'.repeat(40) }).secret).toBe('t'.repeat(40));
  });

  test('is the password of each database URL that has none, whatever its characters', () => {
    writeFileSync(file, 'p/ä@:%');
    const urls = {
      DATABASE_URL: 'postgres://portal@pooler/portal',
      DATABASE_MIGRATION_URL: 'postgres://portal:own@db/portal',
    };
    const { databaseUrl, databaseMigrationUrl } = parseEnv({ ...urls, DATABASE_PASSWORD_FILE: file });
    expect(new Client({ connectionString: databaseUrl }).password).toBe('p/ä@:%');
    expect(databaseMigrationUrl).toBe('postgres://portal:own@db/portal');
  });

  test('that can not be read stops the start with the name of the variable', () => {
    expect(() => parseEnv({ PORTAL_SECRET_FILE: join(folder, 'none') })).toThrow(/^PORTAL_SECRET_FILE /);
  });

  test('that is empty counts as unset', () => {
    writeFileSync(file, '\n');
    expect(parseEnv({ PORTAL_REVIEWER_PASSWORD_FILE: file }).reviewerPassword).toBeUndefined();
  });

  test('of another program is left alone', () => {
    expect(() => parseEnv({ SSL_CERT_FILE: join(folder, 'none') })).not.toThrow();
  });
});
